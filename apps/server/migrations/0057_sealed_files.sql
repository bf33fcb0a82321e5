-- Sealed files (identity documents): encrypted where they are stored, without link and thumbnail; and what the operator sells beside plans.

alter table files
  add column is_sealed boolean not null default false,
  add check (not is_sealed or thumb_key is null);

create table services (
  id uuid primary key,
  -- a word in addresses and in the operator's command; 'custom-app' is the one with a request
  code text not null unique check (code ~ '^[a-z0-9-]{3,40}$'),
  name_it text not null check (length(name_it) between 1 and 120),
  name_en text not null check (length(name_en) between 1 and 120),
  text_it text not null default '' check (length(text_it) <= 4000),
  text_en text not null default '' check (length(text_en) <= 4000),
  -- cents of a euro, without VAT
  price integer not null check (price between 50 and 5000000),
  billing text not null check (billing in ('once', 'yearly')),
  -- the most monthly parts in which a single price may be paid
  installments integer check (installments between 2 and 12),
  is_active boolean not null default true,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (installments is null or (billing = 'once' and price >= installments * 50))
);
comment on column services.billing is 'type: ServiceBilling of @allenio/contract/services';
call library_table('services');

-- What a business has ordered, at the price of that day.
create table service_orders (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  service_id uuid not null references services (id),
  state text not null check (state in ('ordered', 'settling', 'active', 'overdue', 'ending', 'ended')),
  price integer not null check (price between 50 and 5000000),
  billing text not null check (billing in ('once', 'yearly')),
  -- null where the price is paid in one
  installments integer check (installments between 2 and 12),
  paid_at timestamptz,
  -- a yearly service has been paid for until then; null for one that is bought once
  paid_until timestamptz,
  -- when its end was announced
  announced_at timestamptz,
  ended_at timestamptz,
  person_id uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
comment on column service_orders.state is 'type: ServiceOrderState of @allenio/contract/services';
comment on column service_orders.billing is 'type: ServiceBilling of @allenio/contract/services';
-- two tabs order once
create unique index service_orders_running on service_orders (workspace_id, service_id) where state <> 'ended';
create index service_orders_of_service on service_orders (service_id);
create index service_orders_of_person on service_orders (person_id) where person_id is not null;
create index service_orders_ending on service_orders (paid_until) where paid_until is not null and state <> 'ended';
call workspace_table('service_orders');
call system_table('service_orders', 'select, update');
