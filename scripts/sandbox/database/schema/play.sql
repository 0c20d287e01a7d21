-- Launched games and their rounds.

create table launch (
  id integer primary key,
  -- The address handed out opens the game once.
  key_hash text not null unique,
  player_id integer not null references player (id),
  provider_id integer not null references provider (id),
  game_code text references game (code),
  language text not null references language (code),
  created_at integer not null,
  expires_at integer not null,
  opened_at integer
) strict;

create table game_round (
  id integer primary key,
  launch_id integer not null references launch (id),
  bet integer not null check (bet > 0),
  win integer not null check (win >= 0),
  played_at integer not null
) strict;
