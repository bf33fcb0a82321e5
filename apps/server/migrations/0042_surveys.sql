-- Surveys: what clients are asked, and what they have answered.

call document_table('surveys');
alter table surveys
  add name text not null generated always as (coalesce(cells ->> 'name', '')) stored,
  add name_key text collate "C" not null generated always as (search_form(coalesce(cells ->> 'name', ''))) stored,
  add search text collate "C" not null generated always as (search_text(array[cells ->> 'name'])) stored,
  add type text not null generated always as (coalesce(cells ->> 'type', 'CHECK_IN')) stored,
  add author_id uuid,
  -- its last version; null while it was never published
  add release_id uuid,
  add version integer,
  -- of the document when that was made
  add published_revision integer,
  add published_at timestamptz,
  -- how many questions the version has
  add questions integer not null default 0,
  -- what publishing has made of the cells: who reads the answers, and which new clients are asked
  add reader text check (reader in ('coach', 'nutritionist')),
  add welcome_for text not null default 'nobody' check (welcome_for in ('nobody', 'everybody', 'client types')),
  add welcome_types uuid[] not null default '{}',
  add created_at timestamptz not null default now(),
  add archived_at timestamptz,
  add deleted_at timestamptz,
  add foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id),
  add foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete set null (release_id),
  add check (num_nulls(version, published_revision, published_at) in (0, 3));
comment on column surveys.type is 'type: SurveyType of @allenio/contract/surveys';
comment on column surveys.reader is 'type: SurveyReader of @allenio/contract/surveys';
comment on column surveys.welcome_for is 'type: WelcomeAudience of @allenio/contract/surveys';
create index surveys_by_creation on surveys (workspace_id, created_at, id) where deleted_at is null;
create index surveys_by_name on surveys (workspace_id, name_key, id) where deleted_at is null;
create index surveys_of_author on surveys (workspace_id, author_id) where author_id is not null;
create index surveys_of_release on surveys (workspace_id, release_id) where release_id is not null;
create index surveys_deleted on surveys (workspace_id, deleted_at) where deleted_at is not null;
call system_table('surveys', 'select, update');

call document_row_table('survey_pages', 'surveys');
call document_row_table('survey_questions', 'survey_pages');

-- A survey that a client has. Days, repetition and end are those of the client action with the same id.
create table survey_assignments (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  survey_id uuid not null,
  client_id uuid not null,
  opens_hours_before integer not null check (opens_hours_before between 0 and 72),
  -- the hour of the due day at which the client is reminded; null where nobody is
  reminder_hour integer check (reminder_hour between 0 and 23),
  message text not null default '' check (length(message) <= 2000),
  -- null for a welcome, which nobody in person has assigned
  assigned_by uuid,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, id) references client_actions (workspace_id, id) on delete cascade,
  foreign key (workspace_id, survey_id) references surveys (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, assigned_by) references memberships (workspace_id, id) on delete set null (assigned_by)
);
create index survey_assignments_of_survey on survey_assignments (workspace_id, survey_id, created_at desc, id desc);
create index survey_assignments_of_client on survey_assignments (workspace_id, client_id, survey_id);
create index survey_assignments_of_member on survey_assignments (workspace_id, assigned_by) where assigned_by is not null;
call workspace_table('survey_assignments');
call system_table('survey_assignments', 'select, update');

create table survey_answers (
  survey_id uuid not null,
  -- null for one that somebody filled in without an assignment
  assignment_id uuid,
  -- the version that it answers
  release_id uuid not null,
  -- the check-in's day; null for an answer on demand
  due_day date,
  -- which check-in of its row, from 1; a question may be asked every n-th time only
  number integer check (number > 0),
  -- where the client lives
  day date not null,
  answers jsonb not null,
  flags integer not null default 0 check (flags >= 0),
  is_by_client boolean not null,
  author_id uuid,
  sent_at timestamptz not null,
  updated_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewed_by uuid,
  sent_back_at timestamptz,
  sent_back_by uuid,
  sent_back_note text not null default '' check (length(sent_back_note) <= 1000)
);
call client_records('survey_answers');
alter table survey_answers
  add foreign key (workspace_id, survey_id) references surveys (workspace_id, id) on delete cascade,
  add foreign key (workspace_id, assignment_id) references survey_assignments (workspace_id, id) on delete set null (assignment_id),
  add foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete cascade,
  add foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id),
  add foreign key (workspace_id, reviewed_by) references memberships (workspace_id, id) on delete set null (reviewed_by),
  add foreign key (workspace_id, sent_back_by) references memberships (workspace_id, id) on delete set null (sent_back_by);
comment on column survey_answers.answers is 'type: Answers of @allenio/contract/surveys';
-- of a check-in there is one answer
create unique index survey_answers_of_check_in on survey_answers (workspace_id, assignment_id, due_day)
  where due_day is not null and deleted_at is null;
create index survey_answers_of_survey on survey_answers (workspace_id, survey_id, sent_at desc, id desc) where deleted_at is null;
create index survey_answers_compared on survey_answers (workspace_id, client_id, survey_id, day, sent_at, id) where deleted_at is null;
-- the queue: flagged ones first, then the longest wait
create index survey_answers_waiting on survey_answers (workspace_id, (flags = 0), sent_at, id) include (client_id, survey_id, flags)
  where reviewed_at is null and sent_back_at is null and deleted_at is null;
create index survey_answers_reviewed on survey_answers (workspace_id, reviewed_at desc, id desc)
  where reviewed_at is not null and deleted_at is null;
create index survey_answers_of_release on survey_answers (workspace_id, release_id);
create index survey_answers_of_author on survey_answers (workspace_id, author_id) where author_id is not null;
create index survey_answers_of_reviewer on survey_answers (workspace_id, reviewed_by) where reviewed_by is not null;
create index survey_answers_of_sender on survey_answers (workspace_id, sent_back_by) where sent_back_by is not null;

-- What a client had sent before they corrected it.
create table survey_former_answers (
  workspace_id uuid not null default current_workspace(),
  answer_id uuid not null,
  at timestamptz not null default now(),
  answers jsonb not null,
  primary key (workspace_id, answer_id, at),
  foreign key (workspace_id, answer_id) references survey_answers (workspace_id, id) on delete cascade
);
comment on column survey_former_answers.answers is 'type: Answers of @allenio/contract/surveys';
call workspace_table('survey_former_answers');

create table survey_answer_files (
  workspace_id uuid not null default current_workspace(),
  answer_id uuid not null,
  file_id uuid not null,
  primary key (workspace_id, answer_id, file_id),
  foreign key (workspace_id, answer_id) references survey_answers (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete cascade
);
create index survey_answer_files_of_file on survey_answer_files (workspace_id, file_id);
call workspace_table('survey_answer_files');
call system_table('survey_answer_files', 'select');

-- What a client has begun, for their other devices.
create table survey_drafts (
  workspace_id uuid not null default current_workspace(),
  assignment_id uuid not null,
  client_id uuid not null,
  release_id uuid not null,
  answers jsonb not null,
  saved_at timestamptz not null,
  primary key (workspace_id, assignment_id),
  foreign key (workspace_id, assignment_id) references survey_assignments (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete cascade
);
comment on column survey_drafts.answers is 'type: Answers of @allenio/contract/surveys';
create index survey_drafts_of_client on survey_drafts (workspace_id, client_id);
call workspace_table('survey_drafts');
call system_table('survey_drafts', 'select, update, delete');

-- Tables of past answers on their way in.
create table survey_imports (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  membership_id uuid not null,
  file_id uuid,
  -- where the answers go; null makes a survey of the columns
  survey_id uuid,
  name text not null check (length(name) between 1 and 255),
  state text not null default 'preview' check (state in ('preview', 'done')),
  options jsonb not null,
  total integer not null,
  accepted integer not null default 0,
  updated integer not null default 0,
  -- rows that said what is there already
  unchanged integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete set null (file_id),
  foreign key (workspace_id, survey_id) references surveys (workspace_id, id) on delete set null (survey_id)
);
create index survey_imports_of_member on survey_imports (workspace_id, membership_id);
create index survey_imports_of_file on survey_imports (workspace_id, file_id) where file_id is not null;
create index survey_imports_of_survey on survey_imports (workspace_id, survey_id) where survey_id is not null;
create index survey_imports_created on survey_imports (created_at);
call workspace_table('survey_imports');
call system_table('survey_imports', 'select, delete');

-- With a survey goes its document, and its releases that no answer names.
create function erase_survey_document() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.erase_document_with(old.workspace_id, old.id, array(
    select r.id from public.document_releases r where r.workspace_id = old.workspace_id and r.document_id = old.id
      and not exists (select from public.survey_answers a where a.workspace_id = r.workspace_id and a.release_id = r.id)));
  return null;
end $$;
create trigger erases_document after delete on surveys for each row execute function erase_survey_document();

alter table client_actions
  drop constraint client_actions_kind_check,
  add constraint client_actions_kind_check
    check (kind in ('weigh in', 'upload photos', 'keep food diary', 'answer', 'read', 'survey', 'other'));

-- What an answer says about weight, metrics and photos stands among these, and follows its correction and deletion.
alter table weights
  drop constraint weights_source_check,
  add constraint weights_source_check check (source in ('manual', 'client', 'visit', 'progress', 'metric', 'survey')),
  add survey_answer_id uuid,
  add constraint weights_survey_check check (survey_answer_id is null or source = 'survey');
create unique index weights_of_survey_answer on weights (workspace_id, survey_answer_id) where survey_answer_id is not null;
alter table metric_values add survey_answer_id uuid;
create unique index metric_values_of_survey_answer on metric_values (workspace_id, survey_answer_id, kind)
  where survey_answer_id is not null;
alter table progresses add survey_answer_id uuid;
create unique index progresses_of_survey_answer on progresses (workspace_id, survey_answer_id) where survey_answer_id is not null;
