-- How a business presents itself to its clients. Its name stands with the workspace, which cannot be without one.

create table business_profiles (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  logo_file_id uuid,
  address text not null default '' check (length(address) <= 300),
  country text not null default 'IT' check (country ~ '^[A-Z]{2}$'),
  vat_number text check (length(vat_number) <= 20),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 20),
  -- what new clients and invitations begin with
  language text not null default 'it' check (language in ('it', 'en')),
  time_zone text not null default 'Europe/Rome' check (length(time_zone) <= 60),
  updated_at timestamptz not null default now()
);
call workspace_table('business_profiles');
call system_table('business_profiles', 'select, insert');
