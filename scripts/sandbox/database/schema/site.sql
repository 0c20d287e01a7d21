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

create table banner (
  id integer primary key,
  image text not null,
  title text not null,
  position integer not null unique
) strict;

-- What stands over a banner's picture, for readers of one language.
create table banner_text (
  banner_id integer not null references banner (id) on delete cascade,
  language text not null references language (code),
  heading text not null,
  line text not null,
  -- A path of the site or an https address; empty for none.
  link text not null,
  primary key (banner_id, language)
) strict;

-- A picture that was added at the desk.
create table upload (
  address text primary key,
  type text not null,
  picture blob not null
) strict;
