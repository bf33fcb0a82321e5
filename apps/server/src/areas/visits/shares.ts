import { notifyClient, type ReachedClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { visitShared } from './notifications.ts'

interface Sharing {
  id: string
  client: ReachedClient
  /** Undefined leaves it as it is. */
  isShared: boolean | undefined
}

/** Lets the client read a finished visit, or no more. It is logged and told once, however often it is said. */
export async function setShared(db: WorkspaceDb, actor: Actor, { id, client, isShared }: Sharing): Promise<void> {
  if (isShared === undefined) return
  const changed = await db.maybeOne<Row<'visits', 'finished_on'>>(sql`
    update visits set shared_at = case when ${isShared}::boolean then now() end
    where id = ${id} and finished_at is not null and (shared_at is not null) <> ${isShared}::boolean returning finished_on`)
  if (!changed) return
  await audit(db, { personId: actor.personId, action: isShared ? 'share visit' : 'unshare visit', subjectId: id })
  if (!isShared || changed.finished_on === null) return
  await notifyClient(db, visitShared, { client, by: actor.membershipId, about: id, subject: { day: changed.finished_on } })
}
