-- What players have, in minor units (sen).

create table balance (
  player_id integer not null references player (id),
  -- 0 is the main wallet.
  provider_id integer not null,
  amount integer not null check (amount >= 0),
  primary key (player_id, provider_id)
) strict;
