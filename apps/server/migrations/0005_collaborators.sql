-- The team. Who belongs to it stands in memberships; here is when who was written to, so that the admin sees how long an
-- invitation has waited, nobody is written to twice in a minute, and a business sends no flood. It outlives the
-- membership: to delete somebody and invite them again is no way around.

create table collaborator_invitations (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  person_id uuid not null references persons (id) on delete cascade,
  sent_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index collaborator_invitations_of_person on collaborator_invitations (workspace_id, person_id, sent_at);
create index collaborator_invitations_recent on collaborator_invitations (workspace_id, sent_at);
create index collaborator_invitations_person on collaborator_invitations (person_id);
call workspace_table('collaborator_invitations');

-- a business has a handful of collaborators among thousands of clients
create index memberships_of_role on memberships (workspace_id, role, created_at);
