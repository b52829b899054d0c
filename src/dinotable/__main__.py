import sys

from dinotable.cli import main

sys.exit(main())
