-- Money, in minor units (sen). An entry moves an amount from one account to another, so the books balance by construction:
-- half a movement cannot be written.

create table ledger_account (
  id integer primary key,
  -- `operator`: the world outside (banks, bonuses); `held`: withdrawals waiting for a decision.
  kind text not null check (kind in ('operator', 'wallet', 'game_account', 'held')),
  name text unique,
  player_id integer references player (id),
  provider_id integer references provider (id),
  -- Kept by the trigger below. Only the operator may owe.
  balance integer not null default 0 check (kind = 'operator' or balance >= 0),
  check ((kind = 'operator') = (name is not null)),
  check ((kind = 'operator') = (player_id is null)),
  check ((kind = 'game_account') = (provider_id is not null))
) strict;
create unique index one_player_account on ledger_account (player_id, kind, ifnull(provider_id, 0)) where player_id is not null;

create table ledger_entry (
  id integer primary key,
  -- Null for an opening balance, which no ticket stands behind.
  ticket_id integer references ticket (id),
  reason text not null,
  from_account_id integer not null references ledger_account (id),
  to_account_id integer not null references ledger_account (id),
  amount integer not null check (amount > 0),
  created_at integer not null,
  check (from_account_id <> to_account_id)
) strict;
create index ledger_entry_by_ticket on ledger_entry (ticket_id);

create trigger ledger_entry_moves_balances after insert on ledger_entry begin
  update ledger_account set balance = balance - new.amount where id = new.from_account_id;
  update ledger_account set balance = balance + new.amount where id = new.to_account_id;
end;
