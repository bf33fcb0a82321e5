-- Labels of products that settle whether a food has what a client is allergic to.

-- A product of a shop whose label a professional has read. What it says counts for everybody of the business who eats it.
create table food_products (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  brand text not null check (length(brand) <= 80),
  name text not null check (length(name) between 1 and 120),
  barcode text check (length(barcode) <= 13),
  verdicts jsonb not null,
  read_on date not null,
  reader_id uuid,
  withdrawn_at timestamptz,
  withdrawal text check (withdrawal in ('recipe changed', 'mistake')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  check ((withdrawn_at is null) = (withdrawal is null)),
  foreign key (workspace_id, reader_id) references memberships (workspace_id, id) on delete set null (reader_id)
);
comment on column food_products.verdicts is 'type: DatedVerdict[] of @allenio/contract/aliments';
create unique index food_products_by_barcode on food_products (workspace_id, barcode) where barcode is not null;
create unique index food_products_by_name on food_products (workspace_id, lower(brand), lower(name)) where barcode is null;
create index food_products_by_reading on food_products (workspace_id, read_on, id);
create index food_products_of_reader on food_products (workspace_id, reader_id) where reader_id is not null;
call workspace_table('food_products');

-- The foods that a product stands for, by their id, or by the name of what is no food of the library.
create table food_product_uses (
  workspace_id uuid not null default current_workspace(),
  product_id uuid not null,
  food_key text not null check (length(food_key) <= 310),
  food_name text not null check (length(food_name) <= 300),
  created_at timestamptz not null default now(),
  primary key (workspace_id, product_id, food_key),
  foreign key (workspace_id, product_id) references food_products (workspace_id, id) on delete cascade
);
call workspace_table('food_product_uses');

-- The product that a client eats for a food.
create table client_products (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  food_key text not null check (length(food_key) <= 310),
  product_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, client_id, food_key),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, product_id) references food_products (workspace_id, id) on delete cascade
);
create index client_products_of_product on client_products (workspace_id, product_id);
call workspace_table('client_products');
call system_table('client_products', 'select, update, delete');

-- A label that a client has sent.
create table label_checks (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  food_key text not null check (length(food_key) <= 310),
  -- null where a name alone stands for the food
  food_id uuid,
  food_name text not null check (length(food_name) <= 300),
  brand text not null default '' check (length(brand) <= 80),
  name text not null default '' check (length(name) <= 120),
  barcode text check (length(barcode) <= 13),
  outcome text not null default 'open' check (outcome in ('open', 'decided', 'unreadable')),
  product_id uuid,
  decided_at timestamptz,
  decider_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  check ((outcome = 'open') = (decided_at is null)),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, product_id) references food_products (workspace_id, id) on delete set null (product_id),
  foreign key (workspace_id, decider_id) references memberships (workspace_id, id) on delete set null (decider_id)
);
create unique index label_checks_open on label_checks (workspace_id, client_id, food_key) where outcome = 'open' and deleted_at is null;
create index label_checks_of_client on label_checks (workspace_id, client_id, created_at);
create index label_checks_of_product on label_checks (workspace_id, product_id) where product_id is not null;
create index label_checks_of_decider on label_checks (workspace_id, decider_id) where decider_id is not null;
create index label_checks_deleted on label_checks (deleted_at) where deleted_at is not null;
call workspace_table('label_checks');
call system_table('label_checks', 'select, update, delete');

-- A photo of a check, which proves what a product was decided by, and stays with it when the client is erased.
create table label_photos (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  check_id uuid,
  product_id uuid,
  file_id uuid not null,
  position integer not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, check_id) references label_checks (workspace_id, id) on delete set null (check_id),
  foreign key (workspace_id, product_id) references food_products (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete cascade
);
create index label_photos_of_check on label_photos (workspace_id, check_id) where check_id is not null;
create index label_photos_of_product on label_photos (workspace_id, product_id) where product_id is not null;
create index label_photos_of_file on label_photos (workspace_id, file_id);
call workspace_table('label_photos');
call system_table('label_photos', 'select');
