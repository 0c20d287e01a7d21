-- Banks, the players' accounts there, and the operator's channels for deposits.

create table bank (
  id integer primary key,
  name text not null unique
) strict;

create table player_bank_account (
  id integer primary key,
  player_id integer not null references player (id),
  bank_id integer not null references bank (id),
  account_holder_name text not null,
  account_number text not null,
  is_default integer not null default 0 check (is_default in (0, 1)),
  unique (player_id, bank_id, account_number)
) strict;
create unique index one_default_bank_account on player_bank_account (player_id) where is_default = 1;

create table deposit_channel (
  id integer primary key,
  method text not null check (method in ('fund_transfer', 'payment_gateway', 'qr_pay')),
  -- NORMAL_BANK asks the player for a receipt and shows the account's details.
  type text not null check (type in ('NORMAL_BANK', 'PAYMENT_GATEWAY', 'QR_PAY')),
  bank_name text not null,
  account_holder_name text not null,
  account_no text not null,
  qr_image text,
  position integer not null unique
) strict;
