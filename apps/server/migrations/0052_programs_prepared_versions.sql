-- An own version that is prepared when somebody opens the editor, and becomes the client's with its first change.

alter table programs
  -- the assignment that it is prepared for; null for models, and once the version is the client's
  add prepared_for uuid check (prepared_for is null or client_id is not null),
  add foreign key (workspace_id, prepared_for) references program_users (workspace_id, id) on delete cascade;
create unique index programs_prepared on programs (workspace_id, prepared_for) where prepared_for is not null and deleted_at is null;

-- Those that nobody has edited until now are prepared, too, and their clients follow the model again.
update programs p set prepared_for = u.id from program_users u, documents d
where u.workspace_id = p.workspace_id and u.program_id = p.id and u.template_id = p.origin_id
  and d.workspace_id = p.workspace_id and d.id = p.id and d.revision = 0 and p.client_id is not null and p.base_release_id is not null
  and p.deleted_at is null and u.release_id = p.base_release_id
  and not exists (select from document_releases r where r.workspace_id = p.workspace_id and r.document_id = p.id)
  and not exists (select from program_users o where o.workspace_id = p.workspace_id and o.program_id = p.id and o.id <> u.id);
update program_users u set program_id = u.template_id, template_id = null from programs p
where p.workspace_id = u.workspace_id and p.prepared_for = u.id;
