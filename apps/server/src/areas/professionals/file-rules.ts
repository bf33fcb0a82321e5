import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

// only the member reads the pictures themselves; others see them on papers
export const signatures: FileRule = {
  columns: ['professional_profiles.signature_file_id', 'professional_profiles.stamp_file_id'],
  ofMember: sql`exists (select from professional_profiles r where r.workspace_id = f.workspace_id and r.membership_id = m.id
    and f.id in (r.signature_file_id, r.stamp_file_id))`,
}
