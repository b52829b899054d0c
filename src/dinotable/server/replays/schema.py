"""What is kept of finished games beside their log."""

import sqlalchemy as sa

from dinotable.server.storage.schema import metadata, table_id

curves = sa.Table("curves", metadata, table_id(), sa.Column("data", sa.Text, nullable=False))
