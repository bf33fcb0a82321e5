import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { reachClient, type JoinedClients } from '#areas/clients'
import { joined, sql, type Db, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { needTables, partsFor, type AttentionScope } from './attention.ts'

/** Puts a client's reasons off to a later day. */
export async function snoozeNeeds(
  db: WorkspaceDb,
  scope: AttentionScope,
  { id, days, reasons }: { id: string; days: number; reasons: readonly string[] },
): Promise<string> {
  const until = sql`${addDays(scope.today, days)}::date`
  return markNeeds(db, scope, { id, kind: 'snoozed', until, needs: sql`reason = any(${[...reasons]}::text[])` })
}

/** Puts one reason of a client away until it arises anew. */
export async function dismissNeed(
  db: WorkspaceDb,
  scope: AttentionScope,
  { id, reason, targetId }: { id: string; reason: string; targetId: string | null },
): Promise<string> {
  const days = partsFor(scope).find(part => part.reason === reason)?.isForgottenAfter
  const until = days === undefined ? sql`'infinity'::date` : sql`${addDays(scope.today, days)}::date`
  const needs = sql`reason = ${reason} and target_id is not distinct from ${targetId}`
  return markNeeds(db, scope, { id, kind: 'dismissed', until, needs })
}

interface SeenNeed {
  id: string
  reason: string
  targetId: string | null
  isSeen: boolean
}

/** Marks one reason's thing as seen, or takes that back; twice does no harm. */
export async function seeNeed(db: WorkspaceDb, scope: AttentionScope, { id, reason, targetId, isSeen }: SeenNeed): Promise<void> {
  const { markSeen } = found(partsFor(scope).find(part => part.reason === reason))
  await reachClient(db, scope.asker, id)
  if (markSeen && targetId !== null) await markSeen(db, scope.asker, { clientId: id, targetId, isSeen })
  else if (isSeen) await dismissNeed(db, scope, { id, reason, targetId })
  else await restoreDismissed(db, scope, { id, reason, targetId })
}

const restoreDismissed = (db: WorkspaceDb, scope: AttentionScope, { id, reason, targetId }: Omit<SeenNeed, 'isSeen'>) =>
  db.run(sql`
    with ${needTables(db, scope, id)}
    delete from attention_marks k using needs n
    where k.membership_id = ${scope.asker.membershipId} and k.client_id = ${id} and k.kind = 'dismissed' and k.reason = ${reason}
      and n.client_id = k.client_id and n.reason = k.reason and n.occurrence = k.occurrence
      and n.target_id is not distinct from ${targetId}`)

interface Mark {
  id: string
  kind: 'snoozed' | 'dismissed'
  until: Sql
  /** Which of the client's rows of `visible`. */
  needs: Sql
}

/** Answers the press, by which the marks can be taken back. Reasons that have ended meanwhile need no mark. */
async function markNeeds(db: WorkspaceDb, scope: AttentionScope, { id, kind, until, needs }: Mark): Promise<string> {
  const { asker, today } = scope
  await reachClient(db, asker, id)
  const pressId = newId()
  await db.run(sql`delete from attention_marks where membership_id = ${asker.membershipId} and until <= ${today}`)
  await db.run(sql`
    with ${needTables(db, scope, id)}
    insert into attention_marks (membership_id, client_id, reason, occurrence, kind, until, press_id)
    select ${asker.membershipId}, client_id, reason, occurrence, ${kind}, ${until}, ${pressId} from visible where ${needs}
    on conflict (workspace_id, membership_id, client_id, reason, occurrence)
    do update set kind = excluded.kind, until = excluded.until, press_id = excluded.press_id`)
  return pressId
}

interface Restored {
  client_id: string
}

/** Takes back what one press has put off or away. */
export async function restorePress(db: WorkspaceDb, { membershipId }: { membershipId: string }, pressId: string): Promise<void> {
  const conditions = joined([sql`membership_id = ${membershipId}`, sql`press_id = ${pressId}`], ' and ')
  const [first] = await db.many<Restored>(sql`delete from attention_marks where ${conditions} returning client_id`)
  found(first)
}

/** Takes back everything that a member has put off. */
export const restoreAllSnoozed = (db: WorkspaceDb, { membershipId }: { membershipId: string }) =>
  db.run(sql`delete from attention_marks where membership_id = ${membershipId} and kind = 'snoozed'`)

/** Two records of one person become one: a reason that was put away of either stays away. */
export async function moveMarks(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  await db.run(sql`
    update attention_marks k set client_id = ${toId} where k.workspace_id = ${workspaceId} and k.client_id = ${fromId}
      and not exists (
        select from attention_marks o where o.workspace_id = k.workspace_id and o.membership_id = k.membership_id
          and o.client_id = ${toId} and o.reason = k.reason and o.occurrence = k.occurrence)`)
}
