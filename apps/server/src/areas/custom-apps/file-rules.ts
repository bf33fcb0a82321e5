import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

/** The logo is its admins' until the app is active, and from then on everybody's in the business. The operator has a link that is open. */
export const appLogos: FileRule = {
  columns: ['custom_apps.logo_file_id'],
  ofMember: sql`((m.role = 'admin' and f.id = (select a.logo_file_id from custom_apps a where a.workspace_id = f.workspace_id))
    or f.id = (select a.logo_file_id from worn_apps a where a.workspace_id = f.workspace_id))`,
  ofAnyone: sql`f.id = (select a.logo_file_id from custom_apps a where a.workspace_id = f.workspace_id)`,
}

/** No link ever opens these: only the operator reads them, through `readSealed`. */
export const sealedRequestFiles: FileRule = { columns: ['custom_app_files.file_id'] }
