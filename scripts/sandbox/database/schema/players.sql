-- Players and their credentials. Times are milliseconds since 1970 (UTC).

create table player (
  id integer primary key,
  -- Names the player's events on the realtime channel.
  uuid text not null unique,
  username text not null unique collate nocase,
  full_name text not null,
  email text,
  -- With its country prefix, digits only: 60123456789.
  phone text not null unique,
  -- YYYY-MM-DD.
  dob text,
  password text not null,
  -- The RefCode header the player came with.
  ref_code text
) strict;

-- One login and all tokens that follow from it. A refresh token used a second time was stolen: the family ends.
create table session_family (
  id integer primary key,
  player_id integer not null references player (id),
  revoked_at integer
) strict;

create table access_token (
  token text primary key,
  family_id integer not null references session_family (id),
  expires_at integer not null
) strict;

create table refresh_token (
  token text primary key,
  family_id integer not null references session_family (id),
  expires_at integer not null,
  used_at integer
) strict;

create table otp (
  id integer primary key,
  phone text not null,
  purpose text not null check (purpose in ('register', 'reset')),
  code text not null,
  created_at integer not null,
  expires_at integer not null,
  used_at integer
) strict;
create index otp_by_phone on otp (phone, purpose, created_at);

-- Messages that a real backend would send; read on the operator desk.
create table sms (
  id integer primary key,
  phone text not null,
  text text not null,
  created_at integer not null
) strict;

-- A player's account at a game provider.
create table game_account (
  player_id integer not null references player (id),
  provider_id integer not null references provider (id),
  username text not null,
  password text not null,
  primary key (player_id, provider_id),
  unique (provider_id, username)
) strict;
