-- What clients have agreed to. It takes the place of the one day that the record had.

create table consents (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  client_id uuid not null,
  purpose text not null check (purpose in ('data processing', 'health data')),
  wording text not null default '' check (length(wording) <= 4000),
  -- of the product's own words
  version text check (length(version) <= 40),
  language text not null check (language in ('it', 'en')),
  day date not null,
  form text not null check (form in ('paper', 'app')),
  recorded_by uuid,
  withdrawn_on date check (withdrawn_on >= day),
  withdrawn_by uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, recorded_by) references memberships (workspace_id, id) on delete set null (recorded_by),
  foreign key (workspace_id, withdrawn_by) references memberships (workspace_id, id) on delete set null (withdrawn_by)
);
-- one at a time counts
create unique index consents_that_count on consents (workspace_id, client_id, purpose) where withdrawn_on is null;
create index consents_of_client on consents (workspace_id, client_id, day desc, id desc);
create index consents_of_recorder on consents (workspace_id, recorded_by) where recorded_by is not null;
create index consents_of_withdrawer on consents (workspace_id, withdrawn_by) where withdrawn_by is not null;
call workspace_table('consents');
call system_table('consents', 'select, insert, update');

insert into consents (workspace_id, id, client_id, purpose, language, day, form)
select c.workspace_id, gen_random_uuid(), c.id, 'data processing', 'it', c.consent_date, 'paper' from clients c where c.consent_date is not null;
alter table clients drop column consent_date;
