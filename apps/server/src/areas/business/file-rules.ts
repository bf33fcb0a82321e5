import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

const isLogo = sql`f.id = (select b.logo_file_id from business_profiles b where b.workspace_id = f.workspace_id)`

// strangers see it on the page of an invitation or a registration link
export const businessLogos: FileRule = { columns: ['business_profiles.logo_file_id'], ofMember: isLogo, ofAnyone: isLogo }
