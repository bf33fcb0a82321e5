-- A first visit from what a client does not eat to the plan on paper, and what a professional signs papers with.

-- kcal below or above the need that were decided for a client, 0 where they are to keep their weight; null as long as nobody has decided
alter table client_energy add column adjustment_kcal integer check (adjustment_kcal between -1500 and 1500);

-- A first visit that somebody has begun. How far it has come follows from what there is; only the steps left out on purpose stand here.
create table first_visits (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  skipped_steps text[] not null default '{}' check (cardinality(skipped_steps) <= 5),
  started_by uuid,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (workspace_id, client_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, started_by) references memberships (workspace_id, id) on delete set null (started_by)
);
comment on column first_visits.skipped_steps is 'type: FirstVisitStepName[] of @allenio/contract/first-visits';
create index first_visits_of_starter on first_visits (workspace_id, started_by) where started_by is not null;
call workspace_table('first_visits');
call system_table('first_visits', 'select, insert, update');

-- What stands below a paper: a member's title, register and number, where they practise, signature and stamp.
create table professional_profiles (
  workspace_id uuid not null default current_workspace(),
  membership_id uuid not null,
  title text not null default '' check (length(title) <= 80),
  register text not null default '' check (length(register) <= 120),
  register_number text not null default '' check (length(register_number) <= 40),
  practice_address text not null default '' check (length(practice_address) <= 300),
  signature_file_id uuid,
  stamp_file_id uuid,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, membership_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade,
  foreign key (workspace_id, signature_file_id) references files (workspace_id, id) on delete set null (signature_file_id),
  foreign key (workspace_id, stamp_file_id) references files (workspace_id, id) on delete set null (stamp_file_id)
);
create index professional_profiles_of_signature on professional_profiles (workspace_id, signature_file_id)
  where signature_file_id is not null;
create index professional_profiles_of_stamp on professional_profiles (workspace_id, stamp_file_id) where stamp_file_id is not null;
call workspace_table('professional_profiles');
call system_table('professional_profiles');

-- a scan or photo of the sheet that the client signed
alter table consents add column scan_file_id uuid,
  add foreign key (workspace_id, scan_file_id) references files (workspace_id, id) on delete set null (scan_file_id);
create index consents_of_scan on consents (workspace_id, scan_file_id) where scan_file_id is not null;
