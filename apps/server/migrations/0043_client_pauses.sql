-- Pauses of clients, which programs, tasks and check-ins are planned around. Until now each assignment of a program had its own.

create table client_pauses (
  from_day date not null,
  -- included; null until somebody ends it
  until_day date check (until_day >= from_day),
  -- only the team reads it
  note text not null default '' check (length(note) <= 200),
  author_id uuid,
  updated_at timestamptz not null default now()
);
call client_records('client_pauses');
alter table client_pauses
  add foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id);
create index client_pauses_of_author on client_pauses (workspace_id, author_id) where author_id is not null;
create index client_pauses_by_day on client_pauses (workspace_id, client_id, from_day) include (until_day) where deleted_at is null;

-- what two programs of one client had of the same days becomes one pause
insert into client_pauses (workspace_id, id, client_id, from_day, until_day)
select p.workspace_id, gen_random_uuid(), p.client_id, lower(p.days), upper(p.days) - 1
from (
  select u.workspace_id, u.client_id,
    unnest(range_agg(daterange((pause ->> 'from')::date, (pause ->> 'until')::date, '[]'))) as days
  from program_users u, jsonb_array_elements(u.pauses) pause where u.ended_at is null
  group by u.workspace_id, u.client_id) p;

comment on column program_users.pauses is 'type: Pause[] of @allenio/contract/clients';

-- the day on which a task would be due if no pause held it; null where none does
alter table client_actions add held_day date;
