import type { Membership, Person } from '#platform/access'
import { sql, type Row, type SystemDb, type WorkspaceDb } from '#platform/db'

/** Sets whether a member's name is hidden: clients then see the admin in their place. */
export const hideName = (db: WorkspaceDb, membershipId: string, isHidden: boolean) =>
  db.run(sql`
  update memberships set is_name_hidden = ${isHidden} where id = ${membershipId}`)

export const setTutorialStep = (db: SystemDb, { workspaceId, membershipId }: Membership, step: number) =>
  db.run(sql`
  update memberships set tutorial_step = ${step} where workspace_id = ${workspaceId} and id = ${membershipId}`)

/** The active membership of a person in a workspace; the call marks it as seen now. */
export const enterMembership = (db: SystemDb, { personId }: Person, workspaceId: string) =>
  db.maybeOne<Row<'memberships', 'id' | 'role' | 'withheld_permissions'>>(sql`
    update memberships set last_seen_at = now()
    where workspace_id = ${workspaceId} and person_id = ${personId} and status = 'active' returning id, role,
      withheld_permissions`)
