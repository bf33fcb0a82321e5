-- The home page. A professional puts a reason for which a client needs attention off to a later day, or away for good.

create table attention_marks (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  membership_id uuid not null,
  client_id uuid not null,
  reason text not null check (length(reason) <= 40),
  -- tells this occurrence of the reason from later ones, for which the mark does not hold
  occurrence text not null check (length(occurrence) <= 200),
  kind text not null check (kind in ('snoozed', 'dismissed')),
  -- the day on which the reason stands there again; infinity if it does not
  until date not null,
  -- what one press has put away is brought back together
  press_id uuid not null,
  primary key (workspace_id, membership_id, client_id, reason, occurrence),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
create index attention_marks_of_client on attention_marks (workspace_id, client_id);
call workspace_table('attention_marks');
call system_table('attention_marks', 'select, update');
