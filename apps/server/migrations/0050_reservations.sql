-- Hours that clients can book, appointments, and the credits that pay them.

-- constraints over times compare ids beside ranges
create extension if not exists btree_gist;

create table booking_settings (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  rules jsonb not null
);
comment on column booking_settings.rules is 'type: BookingRules of @allenio/contract/reservations';
call workspace_table('booking_settings');
call system_table('booking_settings', 'select');

create table appointment_kinds (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  name_key text collate "C" not null generated always as (search_form(name)) stored,
  duration_minutes integer not null check (duration_minutes between 5 and 720),
  credits integer not null default 0 check (credits between 0 and 20),
  color text not null,
  place text not null default '' check (length(place) <= 200),
  -- the place has room for one appointment at a time
  is_place_single boolean not null default false,
  link text not null default '' check (length(link) <= 500),
  rules jsonb not null default '{}',
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
comment on column appointment_kinds.color is 'type: EventColor of @allenio/contract/event-colors';
comment on column appointment_kinds.rules is 'type: RuleChanges of @allenio/contract/reservations';
call workspace_table('appointment_kinds');
call system_table('appointment_kinds', 'select');

-- A fixed time of some days, or a window that is cut into times.
create table slot_series (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  kind_id uuid not null,
  host_id uuid not null,
  first_day date not null,
  start_time text not null check (start_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  window_end text check (window_end ~ '^[0-2][0-9]:[0-5][0-9]$'),
  step_minutes integer not null check (step_minutes between 5 and 240),
  zone text not null check (length(zone) <= 60),
  repetition jsonb not null,
  until_day date,
  -- days on which it does not take place
  skipped_days date[] not null default '{}',
  capacity integer not null check (capacity between 1 and 200),
  -- the collaborators who see it beside its host, its author and the admins
  roles text[] not null,
  -- the clients with somebody of these roles in charge; empty for all
  client_roles text[] not null default '{}',
  rules jsonb not null default '{}',
  note text not null default '' check (length(note) <= 1000),
  message text not null default '' check (length(message) <= 1000),
  is_answer_asked boolean not null default false,
  author_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, kind_id) references appointment_kinds (workspace_id, id) on delete cascade,
  foreign key (workspace_id, host_id) references memberships (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column slot_series.repetition is 'type: Repetition of @allenio/contract/repetition';
comment on column slot_series.roles is 'type: CollaboratorRole[] of @allenio/contract';
comment on column slot_series.client_roles is 'type: CollaboratorRole[] of @allenio/contract';
comment on column slot_series.rules is 'type: RuleChanges of @allenio/contract/reservations';
create index slot_series_by_day on slot_series (workspace_id, until_day, first_day) where deleted_at is null;
create index slot_series_of_kind on slot_series (workspace_id, kind_id);
create index slot_series_of_host on slot_series (workspace_id, host_id);
create index slot_series_of_author on slot_series (workspace_id, author_id) where author_id is not null;
create index slot_series_deleted on slot_series (deleted_at) where deleted_at is not null;
call workspace_table('slot_series');
call system_table('slot_series', 'select, delete');

create table slot_groups (
  workspace_id uuid not null default current_workspace(),
  series_id uuid not null,
  group_id uuid not null,
  primary key (workspace_id, series_id, group_id),
  foreign key (workspace_id, series_id) references slot_series (workspace_id, id) on delete cascade,
  foreign key (workspace_id, group_id) references groups (workspace_id, id) on delete cascade
);
create index slot_groups_of_group on slot_groups (workspace_id, group_id);
call workspace_table('slot_groups');
call system_table('slot_groups', 'select');

-- An occurrence that somebody has booked or changed. An occurrence without a row is as its series says.
create table appointments (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  -- null once the series is erased: what was booked stays in the history
  series_id uuid,
  -- the start that the series gives; calendars name the occurrence by it after it was moved, too
  planned_start timestamptz not null,
  kind_id uuid not null,
  host_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  day date not null,
  clock text not null check (clock ~ '^[0-2][0-9]:[0-5][0-9]$'),
  zone text not null check (length(zone) <= 60),
  is_in_window boolean not null,
  capacity integer not null check (capacity between 1 and 200),
  -- how many bookings have a seat
  taken integer not null default 0 check (taken >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  -- a place for one appointment at a time
  place_key text,
  buffer_before integer not null default 0,
  buffer_after integer not null default 0,
  note text not null default '' check (length(note) <= 1000),
  is_cancelled boolean not null default false,
  -- a class with fewer people than this is cancelled at that moment
  least_people integer,
  judged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, series_id) references slot_series (workspace_id, id) on delete set null (series_id),
  foreign key (workspace_id, kind_id) references appointment_kinds (workspace_id, id) on delete cascade,
  foreign key (workspace_id, host_id) references memberships (workspace_id, id) on delete set null (host_id),
  check (starts_at < ends_at and ends_at <= starts_at + interval '1 day'),
  check (taken <= capacity),
  -- The net below the locks: no host and no place for one is in two appointments at a time.
  constraint appointments_one_of_host exclude using gist (workspace_id with =, host_id with =, tstzrange(starts_at, ends_at) with &&)
    where (taken > 0 and not is_cancelled and host_id is not null),
  constraint appointments_one_of_place exclude using gist (workspace_id with =, place_key with =, tstzrange(starts_at, ends_at) with &&)
    where (taken > 0 and not is_cancelled and place_key is not null)
);
create unique index appointments_of_series on appointments (workspace_id, series_id, planned_start) where series_id is not null;
create index appointments_by_start on appointments (workspace_id, starts_at, id);
create index appointments_of_host on appointments (workspace_id, host_id, starts_at) where host_id is not null;
create index appointments_of_kind on appointments (workspace_id, kind_id);
create index appointments_to_judge on appointments (judged_at) where judged_at is not null;
call workspace_table('appointments');
call system_table('appointments', 'select');

create table bookings (
  appointment_id uuid not null,
  state text not null
    check (state in ('booked', 'attended', 'no show', 'excused', 'cancelled', 'cancelled late', 'waiting')),
  -- the net below the count of seats: each number is given once
  seat integer check (seat between 1 and 200),
  -- those of the appointment, so that a client is never in two places
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  day date not null,
  -- what was paid for it; 0 where it is free, or was given back
  credits integer not null default 0 check (credits >= 0),
  answer text not null default '' check (length(answer) <= 500),
  is_by_client boolean not null,
  author_id uuid,
  cancelled_at timestamptz,
  -- who has booked, moved, cancelled or marked it last
  changed_by uuid,
  -- when it came off the waiting list: for a day it can be declined freely
  seat_given_at timestamptz,
  reason text not null default '' check (length(reason) <= 300),
  -- null while nobody has said whether the client came
  marked_at timestamptz,
  -- what the client was last told
  told jsonb,
  tell_at timestamptz,
  -- counts the changes of the calendar file in mails
  sequence integer not null default 0
);
call client_records('bookings');
alter table bookings
  add foreign key (workspace_id, appointment_id) references appointments (workspace_id, id) on delete cascade,
  add foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id),
  add foreign key (workspace_id, changed_by) references memberships (workspace_id, id) on delete set null (changed_by),
  add check ((seat is not null) = (state in ('booked', 'attended', 'no show', 'excused'))),
  add constraint bookings_one_of_client exclude using gist (workspace_id with =, client_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state = 'booked');
comment on column bookings.state is 'type: BookingState of @allenio/contract/reservations';
comment on column bookings.told is 'type: ToldBooking of @allenio/domain/reservations';
create index bookings_of_appointment on bookings (workspace_id, appointment_id);
create unique index bookings_one_of_seat on bookings (workspace_id, appointment_id, seat) where seat is not null;
create unique index bookings_once_in_appointment on bookings (workspace_id, appointment_id, client_id)
  where state not in ('cancelled', 'cancelled late');
create index bookings_of_client_by_start on bookings (workspace_id, client_id, starts_at desc, id desc);
create index bookings_by_start on bookings (workspace_id, starts_at desc, id desc);
create index bookings_unmarked on bookings (workspace_id, ends_at) where state = 'booked';
create index bookings_to_tell on bookings (tell_at) where tell_at is not null;
create index bookings_of_author on bookings (workspace_id, author_id) where author_id is not null;
create index bookings_of_changer on bookings (workspace_id, changed_by) where changed_by is not null;

create table closures (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 80),
  -- who is away; null when the business is closed
  host_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_holiday boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, host_id) references memberships (workspace_id, id) on delete cascade,
  check (starts_at < ends_at)
);
create index closures_by_end on closures (workspace_id, ends_at, starts_at) where deleted_at is null;
create index closures_of_host on closures (workspace_id, host_id) where host_id is not null;
create index closures_deleted on closures (deleted_at) where deleted_at is not null;
call workspace_table('closures');
call system_table('closures', 'select, delete');

-- Credits: packs that end, and entries that are only ever added.
create table credit_packs (
  -- the kind of appointment that it pays; null for all
  kind_id uuid,
  amount integer not null check (amount between 1 and 500),
  remaining integer not null check (remaining >= 0),
  from_day date not null,
  until_day date,
  cause text not null,
  -- what granted it elsewhere, so that it is granted once
  cause_id uuid,
  author_id uuid
);
call client_records('credit_packs');
alter table credit_packs
  add foreign key (workspace_id, kind_id) references appointment_kinds (workspace_id, id) on delete cascade,
  add foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id);
comment on column credit_packs.cause is 'type: CreditCause of @allenio/contract/credits';
create unique index credit_packs_once on credit_packs (workspace_id, cause_id) where cause_id is not null;
create index credit_packs_of_kind on credit_packs (workspace_id, kind_id) where kind_id is not null;
create index credit_packs_of_author on credit_packs (workspace_id, author_id) where author_id is not null;

create table credit_entries (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  pack_id uuid not null,
  client_id uuid not null,
  amount integer not null check (amount <> 0),
  -- what the client had in all packs after it
  balance integer not null check (balance >= 0),
  cause text not null,
  booking_id uuid,
  -- what it paid, as it was called then
  about_kind text,
  about_start timestamptz,
  about_zone text,
  note text not null default '' check (length(note) <= 300),
  author_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  primary key (workspace_id, id),
  foreign key (workspace_id, pack_id) references credit_packs (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column credit_entries.cause is 'type: CreditCause of @allenio/contract/credits';
create index credit_entries_of_client on credit_entries (workspace_id, client_id, created_at desc, id desc);
create index credit_entries_of_pack on credit_entries (workspace_id, pack_id);
create index credit_entries_of_booking on credit_entries (workspace_id, booking_id) where booking_id is not null;
create index credit_entries_of_author on credit_entries (workspace_id, author_id) where author_id is not null;
call workspace_table('credit_entries');
call system_table('credit_entries', 'select, update');
