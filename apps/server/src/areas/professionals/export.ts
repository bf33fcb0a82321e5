import type { Exporter } from '#areas/account'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import type { FileRow } from '#platform/files'

const profiles = async (db: WorkspaceDb, condition: Sql) => ({
  name: 'professional-profiles',
  rows: await db.many<Record<string, unknown>>(sql`
    select r.membership_id, r.title, r.register, r.register_number, r.practice_address, r.updated_at
    from professional_profiles r join memberships m on m.id = r.membership_id where ${condition} order by r.membership_id`),
})

/** Signature and stamp are their member's alone. */
export const professionalExporter: Exporter = {
  tables: ['professional_profiles'],

  ofMember: async (db, personId) => ({
    tables: [await profiles(db, sql`m.person_id = ${personId}`)],
    files: await db.many<FileRow>(sql`
      select f.* from files f join professional_profiles r on f.id in (r.signature_file_id, r.stamp_file_id)
      join memberships m on m.id = r.membership_id where m.person_id = ${personId} and f.deleted_at is null`),
  }),

  ofWorkspace: async db => ({ tables: [await profiles(db, sql`true`)] }),
}
