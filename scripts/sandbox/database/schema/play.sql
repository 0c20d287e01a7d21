-- Launched games.

create table launch (
  id integer primary key,
  -- The address handed out opens the game once.
  key_hash text not null unique,
  player_id integer not null references player (id),
  provider_id integer not null references provider (id),
  game_code text references game (code),
  expires_at integer not null,
  opened_at integer
) strict;
