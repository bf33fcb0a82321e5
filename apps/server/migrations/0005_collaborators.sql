-- The team. Who belongs to it stands in memberships, and who is asked to in invitations; here is when who was written to
-- during the last day, so that nobody is written to twice in a minute and a business sends no flood. It outlives the
-- invitation: to delete somebody and invite them again is no way around.

create table collaborator_invitations (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  email_key text not null,
  sent_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index collaborator_invitations_recent on collaborator_invitations (workspace_id, sent_at);
call workspace_table('collaborator_invitations');

-- a business has a handful of collaborators among thousands of clients
create index memberships_of_role on memberships (workspace_id, role, created_at);
