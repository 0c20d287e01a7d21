-- What `init` is assembled from: the business's own words and pictures, edited on the operator desk.

create table language (
  code text primary key,
  name text not null,
  position integer not null unique
) strict;

-- Single values: brand_name, brand_logo, brand_favicon, theme.
create table setting (
  name text primary key,
  value text not null
) strict;

-- Texts that `init` sends as a map by language.
create table setting_text (
  name text not null check (name in ('brand_desc', 'marquee')),
  language text not null references language (code),
  text text not null,
  primary key (name, language)
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

create table announcement (
  id integer not null,
  language text not null references language (code),
  title text not null,
  content text not null,
  primary key (id, language)
) strict;

create table mark (
  kind text not null check (kind in ('partner', 'payment')),
  name text not null,
  image text not null,
  position integer not null,
  primary key (kind, name)
) strict;

create table contact (
  id integer primary key,
  type text not null check (type in ('WHATSAPP', 'TELEGRAM', 'LIVECHAT')),
  content text not null
) strict;

create table seo (
  url text primary key,
  title text not null,
  description text not null,
  og_title text not null,
  og_description text not null
) strict;

create table help_page (
  name text not null,
  language text not null references language (code),
  content text not null,
  primary key (name, language)
) strict;
