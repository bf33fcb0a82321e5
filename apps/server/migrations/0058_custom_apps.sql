-- The app of a business's own, under its name, colour and logo: none, draft, in progress, active.

create table custom_apps (
  workspace_id uuid not null unique default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  state text not null default 'draft' check (state in ('draft', 'in progress', 'active')),
  revision integer not null default 0,
  name text not null default '' check (length(name) <= 30),
  main_color text check (main_color ~ '^#[0-9A-F]{6}$'),
  logo_file_id uuid,
  -- transparent logos turn black in the stores
  is_logo_opaque boolean not null default false,
  -- of the built app
  min_app_version text check (length(min_app_version) <= 20),
  push_app_id text check (length(push_app_id) <= 200),
  sealed_push_key text,
  ios_url text check (length(ios_url) <= 500),
  android_url text check (length(android_url) <= 500),
  activation_date date,
  -- whom the invoice names
  business_name text not null default '' check (length(business_name) <= 120),
  country text not null default 'IT' check (country ~ '^[A-Z]{2}$'),
  vat_number text check (length(vat_number) <= 40),
  fiscal_code text check (length(fiscal_code) <= 40),
  billing_address text not null default '' check (length(billing_address) <= 300),
  postal_code text not null default '' check (length(postal_code) <= 12),
  certified_mail text check (length(certified_mail) <= 254),
  recipient_code text check (length(recipient_code) <= 7),
  installments integer check (installments between 2 and 12),
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'settling', 'paid', 'overdue')),
  requested_at timestamptz,
  -- whose turn it is, and what is done
  steps jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  check ((state = 'active') = (activation_date is not null))
);
comment on column custom_apps.state is 'type: CustomAppState of @allenio/contract/custom-apps';
comment on column custom_apps.payment_status is 'type: CustomAppPayment of @allenio/contract/custom-apps';
comment on column custom_apps.steps is 'type: CustomAppSteps of @allenio/contract/custom-apps';
create index custom_apps_of_logo on custom_apps (workspace_id, logo_file_id) where logo_file_id is not null;
create index custom_apps_by_activation on custom_apps (activation_date) where activation_date is not null;
call workspace_table('custom_apps');
call system_table('custom_apps', 'select, update');

-- Files of a request. All are sealed: the operator's call alone reads them.
create table custom_app_files (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  app_id uuid not null,
  kind text not null check (kind in ('front', 'back', 'file')),
  file_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, app_id) references custom_apps (workspace_id, id) on delete cascade
);
comment on column custom_app_files.kind is 'type: CustomAppFileKind of @allenio/contract/custom-apps';
create unique index custom_app_documents on custom_app_files (workspace_id, app_id, kind) where kind <> 'file';
create index custom_app_files_of_app on custom_app_files (workspace_id, app_id, created_at);
create index custom_app_files_of_file on custom_app_files (workspace_id, file_id);
call workspace_table('custom_app_files');
call system_table('custom_app_files', 'select, delete');
