-- What the desk changes of the site. The business's other words are sent as they were read.

create table language (
  code text primary key,
  name text not null,
  position integer not null unique
) strict;

-- Single values: the line of news.
create table setting (
  name text primary key,
  value text not null
) strict;
