#!/bin/sh
# Run once by the PostgreSQL image, when the database is new: a role for the nodes that owns their database and nothing else.
# The role that the image makes by itself may read and change every database, and run programs.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set password="$SWITCHYARD_PASSWORD" <<'SQL'
CREATE ROLE switchyard LOGIN PASSWORD :'password';
CREATE DATABASE switchyard OWNER switchyard;
REVOKE CONNECT ON DATABASE switchyard FROM PUBLIC;
SQL
