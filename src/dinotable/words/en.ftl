unofficial = An unofficial fan work. The games belong to their authors and publishers.
