-- Game providers, their games, and the promotions.

create table provider (
  id integer primary key,
  name text not null,
  image text not null,
  -- The list of `init.provider` it stands in.
  category text not null check (category in ('live_casino', 'slot', 'mobile_slot', 'sport')),
  position integer not null,
  -- How its side answers balance and launch calls: the client has to cope with all three.
  behaviour text not null default 'normal' check (behaviour in ('normal', 'slow', 'maintenance')),
  -- Whether it opens an account for every new player.
  opens_accounts integer not null default 0 check (opens_accounts in (0, 1)),
  -- A page's address is made from the name.
  unique (category, name),
  unique (category, position)
) strict;

create table game (
  code text primary key,
  provider_id integer not null references provider (id),
  name text not null,
  image text not null,
  -- Its place in the provider's list: pages are cut from this order.
  position integer not null,
  -- Its place among the hot games; most games have none.
  hot_rank integer unique,
  unique (provider_id, position)
) strict;

create table promotion (
  id integer primary key,
  promotion_name text not null,
  image text not null,
  -- HTML, as an operator's editor would leave it.
  content text not null,
  -- Null: for readers of every language.
  language text references language (code),
  position integer not null unique,
  -- What taking it with a deposit grants: a share of the deposit, at most bonus_limit, to be wagered turnover_times over.
  bonus_percent integer not null default 0 check (bonus_percent >= 0),
  bonus_limit integer not null default 0 check (bonus_limit >= 0),
  turnover_times integer not null default 0 check (turnover_times >= 0),
  minimum_deposit integer not null default 0 check (minimum_deposit >= 0),
  -- To wager it in.
  bonus_days integer not null default 0 check (bonus_days >= 0),
  -- The same promotion in several languages has one family.
  bonus_family integer
) strict;
