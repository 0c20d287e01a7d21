-- What the desk changes of the site. The business's other words are sent as they were read.

create table language (
  code text primary key,
  name text not null,
  position integer not null unique
) strict;

-- Single values: theme.
create table setting (
  name text primary key,
  value text not null
) strict;

-- A picture that was added at the desk.
create table upload (
  address text primary key,
  type text not null,
  picture blob not null
) strict;
