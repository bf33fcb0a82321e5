-- what comes with a mail, such as a calendar file
alter table outbox_mails add attachments jsonb not null default '[]';
comment on column outbox_mails.attachments is 'type: { name: string, contentType: string, content: string }[]';

-- Alerts that are planned ahead: each becomes a notification at its moment, or before the quiet hours that would hold it back.
create table notification_alerts (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  membership_id uuid not null,
  kind text not null,
  client_id uuid,
  subject jsonb not null,
  -- what it is about, so that its alerts can be dropped together
  thing uuid not null,
  -- a member gets one alert of this name
  name text not null,
  -- when it should leave, when what it announces begins, and when it does leave
  due_at timestamptz not null,
  starts_at timestamptz not null,
  send_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, membership_id, kind, name),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
comment on column notification_alerts.subject is 'type: Record<string, string | number | null>';
create index notification_alerts_by_moment on notification_alerts (send_at);
create index notification_alerts_of_thing on notification_alerts (workspace_id, kind, thing);
create index notification_alerts_of_client on notification_alerts (workspace_id, client_id) where client_id is not null;
call workspace_table('notification_alerts');
call system_table('notification_alerts', 'select, update');

-- Reminders: what members have to remember on a day or at a time, with items to tick.
create table reminders (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  author_id uuid,
  title text not null check (length(title) between 1 and 120),
  body text not null default '' check (length(body) <= 2000),
  color text not null,
  start_day date not null,
  -- null: it is for the whole day
  start_clock text check (start_clock ~ '^\d\d:\d\d$'),
  end_day date check (end_day >= start_day),
  end_clock text check (end_clock ~ '^\d\d:\d\d$'),
  time_zone text not null,
  repetition jsonb not null default '{"kind":"once"}',
  until_day date check (until_day >= start_day),
  -- the last day that it touches; 'infinity' for one that repeats without an end
  final_day date not null,
  -- the time that waits to be ticked, and whether there is any left
  due_day date not null,
  is_done boolean not null default false,
  items jsonb not null default '[]' check (jsonb_array_length(items) <= 30),
  -- minutes before the start
  alerts integer[] not null default '{}' check (cardinality(alerts) <= 3),
  alerts_until timestamptz not null default now(),
  roles text[] not null default '{}',
  -- nobody but the author sees it
  is_private boolean not null default false,
  client_id uuid,
  search text collate "C" not null generated always as (search_text(array[title, body])) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  check (is_private or cardinality(roles) > 0),
  check (start_clock is not null or end_clock is null),
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
comment on column reminders.color is 'type: EventColor of @allenio/contract/event-colors';
comment on column reminders.repetition is 'type: Repetition of @allenio/contract/repetition';
comment on column reminders.items is 'type: ReminderItem[] of @allenio/contract/reminders';
comment on column reminders.roles is 'type: ReminderRole[] of @allenio/contract/reminders';
create index reminders_by_day on reminders (workspace_id, final_day, start_day) where deleted_at is null;
create index reminders_by_due_day on reminders (workspace_id, is_done, due_day, id) where deleted_at is null;
create index reminders_of_author on reminders (workspace_id, author_id) where author_id is not null;
create index reminders_of_client on reminders (workspace_id, client_id) where client_id is not null;
create index reminders_with_alerts on reminders (alerts_until) where cardinality(alerts) > 0 and deleted_at is null and not is_done;
create index reminders_deleted on reminders (workspace_id, deleted_at) where deleted_at is not null;
call workspace_table('reminders');
call system_table('reminders', 'select, update, delete');

create table reminder_groups (
  workspace_id uuid not null default current_workspace(),
  reminder_id uuid not null,
  group_id uuid not null,
  primary key (workspace_id, reminder_id, group_id),
  foreign key (workspace_id, reminder_id) references reminders (workspace_id, id) on delete cascade,
  foreign key (workspace_id, group_id) references groups (workspace_id, id) on delete cascade
);
create index reminder_groups_of_group on reminder_groups (workspace_id, group_id);
call workspace_table('reminder_groups');

-- the task that each client has of a reminder which is for clients
create table reminder_tasks (
  workspace_id uuid not null default current_workspace(),
  reminder_id uuid not null,
  client_id uuid not null,
  action_id uuid not null,
  primary key (workspace_id, reminder_id, client_id),
  unique (workspace_id, action_id),
  foreign key (workspace_id, reminder_id) references reminders (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, action_id) references client_actions (workspace_id, id) on delete cascade
);
create index reminder_tasks_of_client on reminder_tasks (workspace_id, client_id);
call workspace_table('reminder_tasks');
-- records that become one are joined outside any workspace
call system_table('reminder_tasks', 'select, update, delete');

create table reminder_ticks (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  reminder_id uuid not null,
  -- the occurrence
  day date not null,
  -- null: all of it
  item_id uuid,
  membership_id uuid,
  ticked_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique nulls not distinct (workspace_id, reminder_id, day, item_id),
  foreign key (workspace_id, reminder_id) references reminders (workspace_id, id) on delete cascade,
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete set null (membership_id)
);
create index reminder_ticks_of_member on reminder_ticks (workspace_id, membership_id) where membership_id is not null;
call workspace_table('reminder_ticks');

-- what a member does not want to see in their agenda
create table agenda_settings (
  workspace_id uuid not null default current_workspace(),
  membership_id uuid not null,
  hidden_layers text[] not null,
  primary key (workspace_id, membership_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
comment on column agenda_settings.hidden_layers is 'type: AgendaLayer[] of @allenio/contract/reminders';
call workspace_table('agenda_settings');

-- The agenda asks other areas for what stands on its days.
create index action_completions_by_day on action_completions (workspace_id, due_day) include (action_id);
create index visits_by_finished_day on visits (workspace_id, finished_on) where finished_on is not null and deleted_at is null;
create index visits_by_next_day on visits (workspace_id, next_visit_on) where next_visit_on is not null and deleted_at is null;
