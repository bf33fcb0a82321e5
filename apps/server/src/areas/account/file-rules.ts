import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

// everybody in the business sees a portrait of the team. Only clients see their own portrait: the team sees the photo in the
// client's record
export const portraits: FileRule = {
  columns: ['persons.photo_file_id'],
  ofPerson: sql`exists (select from persons p where p.photo_file_id = f.id and (p.id = v.person_id
    or exists (select from memberships shown
      join memberships viewer on viewer.workspace_id = shown.workspace_id and viewer.person_id = v.person_id
        and viewer.status = 'active'
      where shown.person_id = p.id and shown.role <> 'client')))`,
}

// only a person who still has the rights of an admin may fetch the copy of a business
export const exportFiles: FileRule = {
  columns: ['exports.file_id'],
  ofPerson: sql`exists (select from exports e where e.file_id = f.id and e.person_id = v.person_id
    and (e.workspace_id is null or exists (select from memberships a where a.workspace_id = e.workspace_id
      and a.person_id = v.person_id and a.role = 'admin' and a.status = 'active')))`,
}
