-- What checkouts, refunds and their ends need beyond the first tables of selling.

alter table checkouts
  add column time_zone text not null default 'Europe/Rome',
  -- somebody who has had a trial of this business pays at once
  add column has_trial boolean not null default false,
  -- when the browser that began it chose a password
  add column claimed_at timestamptz,
  -- the link that led here
  add column link_id uuid,
  -- when the person's own data were blanked
  add column blanked_at timestamptz;
create index checkouts_to_blank on checkouts (created_at) where blanked_at is null;

alter table refunds
  add column revokes_unlocks boolean not null default false,
  add column takes_credits boolean not null default false,
  drop constraint refunds_workspace_id_payment_id_fkey,
  add foreign key (workspace_id, payment_id) references payments (workspace_id, id) on delete cascade;
alter table disputes
  drop constraint disputes_workspace_id_payment_id_fkey,
  add foreign key (workspace_id, payment_id) references payments (workspace_id, id) on delete cascade;

alter table payments
  add column settled_at timestamptz not null default now();
create index payments_to_settle on payments (settled_at) where provider is not null;
create index payments_by_age on payments (created_at);

alter table checkouts
  -- all that a one-time purchase comes to, or each later charge of what repeats
  add column total integer not null default 0 check (total >= 0),
  -- the cents that the code takes off each charge that it lowers
  add column discount integer not null default 0 check (discount >= 0);
