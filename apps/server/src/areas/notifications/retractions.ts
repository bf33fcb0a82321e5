import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import type { Facts } from '#platform/notify'
import { lockedInOrder } from './locks.ts'

export interface Retraction {
  kind: string
  about: string | readonly string[]
  /** Only notifications with these facts. */
  where?: Facts
}

/** An earlier notification about the same thing that a member has not seen either. */
export interface Earlier {
  membershipId: string
  subject: Facts
  once: string
}

/**
 * Deletes the notifications about something that was taken back, also those that were read. If one of them had replaced an earlier
 * unread notification, the earlier one comes back, and leaves at the time at which the replaced one would have left.
 */
export async function retractNotifications(
  db: WorkspaceDb,
  { kind, about, where = {} }: Retraction,
  earlier: readonly Earlier[] = [],
): Promise<void> {
  const isRetracted = lockedInOrder(sql`kind = ${kind} and about = any(${[about].flat()}::text[]) and subject @> ${jsonText(where)}::jsonb`)
  if (earlier.length) {
    await db.run(sql`
      update notifications n set subject = e.subject, once = e.once
      from jsonb_to_recordset(${jsonText(earlier)}::jsonb) as e ("membershipId" uuid, subject jsonb, once text)
      where n.membership_id = e."membershipId" and n.read_at is null and ${isRetracted}
        and not exists (
          select from notifications k where k.membership_id = n.membership_id and k.kind = n.kind and k.once = e.once)`)
  }
  await db.run(sql`delete from notifications where ${isRetracted}`)
}

/** Gives the notifications about a thing other facts, after it was changed without news. */
export async function rewordNotifications(
  db: WorkspaceDb,
  { kind, about, facts }: { kind: string; about: string; facts: Facts },
): Promise<void> {
  await db.run(sql`
    update notifications set subject = subject || ${jsonText(facts)}::jsonb
    where ${lockedInOrder(sql`kind = ${kind} and about = ${about}`)}`)
}
