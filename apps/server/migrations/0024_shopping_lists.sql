-- What clients buy for some of their days.

create table shopping_lists (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  days date[] not null check (cardinality(days) between 1 and 28),
  people numeric not null check (people between 0.5 and 12),
  changed_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- the lists before it, the last one first: what a device writes for one of them without a network is meant for this one
  former_ids uuid[] not null default '{}' check (cardinality(former_ids) <= 10),
  -- of the link; the token itself is stored nowhere
  token_hash bytea unique,
  link_expires_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, client_id),
  check ((token_hash is null) = (link_expires_at is null)),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
call workspace_table('shopping_lists');
-- whoever has the link belongs to no workspace, and two records of one person are joined above them
call system_table('shopping_lists', 'select, update, delete');

create table shopping_lines (
  workspace_id uuid not null default current_workspace(),
  list_id uuid not null,
  id uuid not null,
  position integer not null,
  -- null for a line that the client has written
  food_id uuid,
  name_it text not null default '' check (length(name_it) <= 120),
  name_en text not null default '' check (length(name_en) <= 120),
  category text,
  grams integer,
  gross_grams integer,
  is_ticked boolean not null default false,
  changed_at timestamptz not null,
  primary key (workspace_id, list_id, id),
  foreign key (workspace_id, list_id) references shopping_lists (workspace_id, id) on delete cascade
);
comment on column shopping_lines.category is 'type: FoodCategory of @allenio/contract/aliments';
call workspace_table('shopping_lines');
call system_table('shopping_lines', 'select, update');
