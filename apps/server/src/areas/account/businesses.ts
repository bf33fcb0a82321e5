import type { Output } from '@allenio/contract'
import type * as contract from '@allenio/contract/account'
import { sql, type SystemDb } from '#platform/db'

type OwnBusiness = Output<typeof contract.listOwnBusinesses>['businesses'][number]

/** Includes businesses that have deactivated the person, because they may still leave them. */
export const listOwnBusinesses = (db: SystemDb, personId: string) =>
  db.many<OwnBusiness>(sql`
  select m.workspace_id as "workspaceId", w.name, m.role, m.status = 'active' as "isActive",
    m.role = 'admin' and m.status = 'active' and not exists (select from memberships other
      where other.workspace_id = m.workspace_id and other.id <> m.id and other.role = 'admin' and other.status = 'active')
      as "isOnlyAdmin"
  from memberships m join workspaces w on w.id = m.workspace_id
  where m.person_id = ${personId} order by w.name, w.id`)
