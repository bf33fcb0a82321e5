import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

// a picture is no secret, because everybody who opens the page of the package sees it
export const packageImages: FileRule = {
  columns: ['packages.image_file_id'],
  ofMember: sql`f.id = (select p.image_file_id from packages p
    where p.workspace_id = f.workspace_id and p.image_file_id = f.id and p.deleted_at is null limit 1)`,
  ofAnyone: sql`f.id = (select p.image_file_id from packages p
    where p.workspace_id = f.workspace_id and p.image_file_id = f.id and p.deleted_at is null limit 1)`,
}

/** The admin and those who have bought the package open its files. */
export const packageAttachments: FileRule = {
  columns: ['package_attachments.file_id'],
  ofMember: sql`f.id = (select a.file_id from package_attachments a
    join packages p on p.workspace_id = a.workspace_id and p.id = a.package_id and p.deleted_at is null
    where a.workspace_id = f.workspace_id and a.file_id = f.id and (m.role = 'admin' or exists (
      select from sale_unlocks u join clients c on c.workspace_id = u.workspace_id and c.id = u.client_id and c.deleted_at is null
      where u.workspace_id = a.workspace_id and u.kind = 'file' and u.subject_id = a.package_id and u.revoked_at is null
        and c.membership_id = m.id)) limit 1)`,
}
