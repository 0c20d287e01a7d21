-- Players and their accounts at providers.

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

-- A player's account at a game provider.
create table game_account (
  player_id integer not null references player (id),
  provider_id integer not null references provider (id),
  username text not null,
  password text not null,
  primary key (player_id, provider_id),
  unique (provider_id, username)
) strict;
