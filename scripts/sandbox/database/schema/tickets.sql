-- Whatever the transaction report lists (spec section 4: types 1 to 6). A ticket is a request and its decision. Times are milliseconds since 1970 (UTC).

create table ticket (
  id integer primary key,
  -- What the player sees as the transaction's number: the type's letter and eight digits.
  transaction_id text not null unique generated always as (upper(substr(type, 1, 1)) || printf('%08d', id)),
  player_id integer not null references player (id),
  type text not null check (type in ('deposit', 'withdraw', 'transfer', 'bonus', 'rebate', 'adjustment')),
  status text not null check (status in ('Pending', 'Approved', 'Rejected')),
  -- Minor units.
  amount integer not null check (amount > 0),
  -- Null stands for the main wallet.
  from_provider_id integer references provider (id),
  to_provider_id integer references provider (id),
  created_at integer not null,
  decided_at integer,
  check (type <> 'transfer' or from_provider_id is not to_provider_id),
  check ((status in ('Approved', 'Rejected')) = (decided_at is not null))
) strict;
create index ticket_by_player on ticket (player_id, type, created_at);

create table deposit (
  ticket_id integer primary key references ticket (id),
  channel_id integer not null references deposit_channel (id),
  promotion_id integer references promotion (id),
  -- One-time address of the payment page, for gateway deposits.
  payment_key text unique
) strict;

-- A copy of the bank account: the player may change or delete it while the withdrawal waits.
create table withdrawal (
  ticket_id integer primary key references ticket (id),
  bank_name text not null,
  account_holder_name text not null,
  account_number text not null
) strict;

create table receipt (
  ticket_id integer primary key references deposit (ticket_id),
  media_type text not null,
  picture blob not null
) strict;

create table bonus (
  id integer primary key,
  player_id integer not null references player (id),
  ticket_id integer not null unique references ticket (id),
  promotion_id integer references promotion (id),
  bonus_title text not null,
  -- Minor units to be wagered in all, and still to be wagered.
  turnover integer not null check (turnover >= 0),
  remaining_turnover integer not null check (remaining_turnover between 0 and turnover),
  claimed_at integer not null,
  expires_at integer not null
) strict;
