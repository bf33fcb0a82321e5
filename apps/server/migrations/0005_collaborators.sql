-- The team. Who belongs to it stands in memberships; here is when each was last written to, so that the admin sees how
-- long an invitation has waited and nobody is written to twice in a minute.

create table collaborator_invitations (
  workspace_id uuid not null default current_workspace(),
  membership_id uuid not null,
  sent_at timestamptz not null default now(),
  primary key (workspace_id, membership_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
call workspace_table('collaborator_invitations');

-- a business has a handful of collaborators among thousands of clients
create index memberships_of_role on memberships (workspace_id, role, created_at);
