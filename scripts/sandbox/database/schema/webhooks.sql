-- Content changes that the rebuild service is notified of: written in the transaction that made the change, sent afterwards.

create table webhook (
  -- Standard Webhooks' message id: the same for every try.
  id text primary key,
  body text not null,
  -- What was changed, for the desk, and the page of the site that shows it.
  subject text not null,
  page text not null,
  -- The promotion that was changed: its own page is known once it is live.
  promotion_id integer references promotion (id),
  created_at integer not null,
  tries integer not null default 0,
  next_try_at integer not null,
  sent_at integer,
  last_problem text
) strict;
create index webhook_waiting on webhook (next_try_at) where sent_at is null;
