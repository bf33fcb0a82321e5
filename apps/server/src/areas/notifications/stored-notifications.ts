import { alertMailMoment, isOn, mailMoment, messageMailMoment, pushMoment } from '@allenio/domain/notifications'
import { newId } from '@allenio/domain/ids'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { enqueueAll } from '#platform/jobs'
import type { AnyKind, NewNotification } from '#platform/notify'
import { deliver } from './deliveries.ts'
import { emitArrival } from './live.ts'
import { addressOf, findReceivers, type Receiver } from './receivers.ts'

interface Draft extends Pick<NewNotification, 'subject'> {
  id: string
  membership: string
  client: string | null
  once: string | null
  about: string | null
  isListed: boolean
  push: string | null
  mail: string | null
}

const atMoment = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString())

/** The channels by which it goes to one receiver, and when. */
function draftFor(kind: AnyKind, notification: NewNotification, receiver: Receiver): Draft {
  const { skipsMail, clientId = null, subject, once = null, about = null, startsAt } = notification
  const { membershipId, isActive, timeZone, wishes, now } = receiver
  const choice = receiver.channels[kind.kind]
  const has = (channel: 'push' | 'mail') => typeof kind.presets[channel] === 'boolean' && isOn(kind.presets, choice, channel)
  const mailed = () => {
    if (kind.isMessage) return messageMailMoment(wishes, timeZone, now)
    return startsAt === undefined ? mailMoment(wishes, timeZone, now) : alertMailMoment(wishes, timeZone, { now, startsAt })
  }
  const isMailed = has('mail') && !skipsMail && addressOf(receiver, kind) !== null
  return {
    id: newId(),
    membership: membershipId,
    client: clientId,
    subject,
    once,
    about,
    isListed: isOn(kind.presets, choice, 'inApp'),
    push: isActive && has('push') ? atMoment(pushMoment(wishes, timeZone, now)) : null,
    mail: isMailed ? atMoment(mailed()) : null,
  }
}

const receiversOf = ({ to, by }: NewNotification): string[] => [...new Set(to)].filter(id => id !== by)

/**
 * Stores notifications in the transaction of their cause, and enqueues the jobs that send them in the same one. Answers the memberships
 * that have a channel open for them.
 */
export async function keep(db: WorkspaceDb, kind: AnyKind, notifications: readonly NewNotification[]): Promise<string[]> {
  const byReceiver = new Map<string, NewNotification[]>()
  for (const notification of notifications)
    for (const id of receiversOf(notification)) byReceiver.set(id, [...(byReceiver.get(id) ?? []), notification])
  if (byReceiver.size === 0) return []
  const receivers = (await findReceivers(db, [...byReceiver.keys()])).filter(
    ({ role, isActive }) => kind.roles.includes(role) && (isActive || kind.isFarewell),
  )
  const drafts = receivers
    .flatMap(receiver =>
      (byReceiver.get(receiver.membershipId) ?? []).map(notification => ({ receiver, draft: draftFor(kind, notification, receiver) })),
    )
    .filter(({ draft: { isListed, push, mail } }) => isListed || push !== null || mail !== null)
  if (!drafts.length) return []
  const storedIds = new Set(
    await insertDrafts(
      db,
      kind,
      drafts.map(({ draft }) => draft),
    ),
  )
  const storedDrafts = drafts.filter(({ draft }) => storedIds.has(draft.id))
  for (const { receiver, draft } of storedDrafts) if (draft.isListed) await emitArrival(db, receiver, draft.id)
  const dueIds = storedDrafts.flatMap(({ receiver: { membershipId, now }, draft }) => (isDue(draft, now) ? [membershipId] : []))
  await enqueueAll(
    db,
    deliver,
    [...new Set(dueIds)].map(membershipId => ({ membershipId })),
  )
  return [...new Set(drafts.map(({ receiver }) => receiver.membershipId))]
}

const isDue = ({ push, mail }: Draft, now: number): boolean =>
  [push, mail].some(moment => moment !== null && moment <= new Date(now).toISOString())

/** Answers the ids of the new ones. */
async function insertDrafts(db: WorkspaceDb, { kind }: AnyKind, drafts: readonly Draft[]): Promise<string[]> {
  // a mail that already waits keeps its time; after one that has left, another follows. Jobs run in any order: of two that have
  // names, the older does not replace the newer
  const conflictRule = drafts.every(({ about }) => about === null)
    ? sql`do nothing`
    : sql`
    (workspace_id, membership_id, kind, about) where about is not null and read_at is null
    do update set id = excluded.id, once = excluded.once, subject = excluded.subject, client_id = excluded.client_id,
      is_listed = excluded.is_listed, created_at = excluded.created_at, push_after = excluded.push_after,
      mail_after = coalesce(notifications.mail_after, excluded.mail_after)
    where coalesce(notifications.once < excluded.once collate "C", true)`
  const rows = await db.many<Row<'notifications', 'id'>>(sql`
    insert into notifications (id, membership_id, kind, client_id, subject, once, about, is_listed, push_after, mail_after, created_at)
    select d.id, d.membership, ${kind}, d.client, d.subject, d.once, d.about, d."isListed", d.push, d.mail, clock_timestamp()
    from jsonb_to_recordset(${jsonText(drafts)}::jsonb) as d (
      id uuid, membership uuid, client uuid, subject jsonb, once text, about text, "isListed" boolean, push timestamptz, mail timestamptz)
    where not exists (
      select from notifications n where n.membership_id = d.membership and n.kind = ${kind} and n.once = d.once)
    on conflict ${conflictRule} returning id`)
  return rows.map(row => row.id)
}
