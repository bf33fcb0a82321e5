import { newId } from '@allenio/domain/ids'
import { alertMoment } from '@allenio/domain/notifications'
import { jsonText, limitTo, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces, type WorkspaceItem } from '#platform/jobs'
import { findKind, type AnyKind, type Facts, type NotificationKind } from '#platform/notify'
import { findReceivers, type Receiver } from './receivers.ts'
import { keep } from './stored-notifications.ts'

// Alerts are planned ahead in the transaction of their cause. A sweep makes notifications of those whose moment has come and deletes them
// in the same transaction, so that none leaves twice and a killed server loses none.

export interface PlannedAlert<Subject extends Facts> {
  /** The ids of the receivers' memberships. */
  to: readonly string[]
  clientId?: string | null
  /** A member gets one alert of this name, so it names the start as well as the thing. */
  name: string
  subject: Omit<Subject, 'timeZone'>
  /** In milliseconds. */
  at: number
  startsAt: number
}

/** Plans alerts about a thing; those that are planned already stay. The subject gets the receiver's zone, in which alerts are worded. */
export async function planAlerts<Subject extends Facts & { timeZone: string }>(
  db: WorkspaceDb,
  kind: NotificationKind<Subject>,
  { thing, alerts }: { thing: string; alerts: readonly PlannedAlert<NoInfer<Subject>>[] },
): Promise<void> {
  const receivers = await findReceivers(db, [...new Set(alerts.flatMap(({ to }) => to))])
  const byId = new Map(receivers.map(receiver => [receiver.membershipId, receiver]))
  const rows = alerts.flatMap(alert =>
    alert.to.flatMap(id => {
      const receiver = byId.get(id)
      return receiver?.isActive && kind.roles.includes(receiver.role) ? [rowFor(alert, receiver)] : []
    }),
  )
  if (rows.length === 0) return
  await db.run(sql`
    insert into notification_alerts (id, membership_id, kind, client_id, subject, thing, name, due_at, starts_at, send_at)
    select d.id, d.membership, ${kind.kind}, d.client, d.subject, ${thing}, d.name, d."dueAt", d."startsAt", d."sendAt"
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as d (
      id uuid, membership uuid, client uuid, subject jsonb, name text, "dueAt" timestamptz, "startsAt" timestamptz, "sendAt" timestamptz)
    on conflict (workspace_id, membership_id, kind, name) do nothing`)
}

const rowFor = ({ clientId = null, name, subject, at, startsAt }: PlannedAlert<Facts>, receiver: Receiver) => ({
  id: newId(),
  membership: receiver.membershipId,
  client: clientId,
  subject: { ...subject, timeZone: receiver.timeZone },
  name,
  dueAt: new Date(at).toISOString(),
  startsAt: new Date(startsAt).toISOString(),
  sendAt: new Date(alertMoment(receiver.wishes, receiver.timeZone, { at, startsAt })).toISOString(),
})

interface DroppedAlerts {
  kind: AnyKind
  things: readonly string[]
  /** Only those that announce this start. */
  startsAt?: string
}

/** Drops what is planned about things that were changed or taken back. */
export const dropAlerts = (db: WorkspaceDb, { kind: { kind }, things, startsAt }: DroppedAlerts): Promise<number> =>
  db.run(sql`
  delete from notification_alerts where kind = ${kind} and thing = any(${[...things]}::uuid[])
    and (${startsAt ?? null}::timestamptz is null or starts_at = ${startsAt ?? null}::timestamptz)`)

type WaitingAlert = Row<'notification_alerts', 'id' | 'due_at' | 'starts_at'>

/** Applies new quiet hours to the alerts that wait for a member. */
export async function rescheduleAlerts(db: WorkspaceDb, { membershipId, wishes, timeZone }: Receiver): Promise<void> {
  const rows = await db.many<WaitingAlert>(sql`
    select id, due_at, starts_at from notification_alerts where membership_id = ${membershipId} order by id for update`)
  if (rows.length === 0) return
  const moments = rows.map(({ id, due_at, starts_at }) => ({
    id,
    at: new Date(alertMoment(wishes, timeZone, { at: Date.parse(due_at), startsAt: Date.parse(starts_at) })).toISOString(),
  }))
  await db.run(sql`
    update notification_alerts a set send_at = d.at
    from jsonb_to_recordset(${jsonText(moments)}::jsonb) as d (id uuid, at timestamptz) where a.id = d.id`)
}

type DueAlert = Row<'notification_alerts', 'id' | 'membership_id' | 'kind' | 'client_id' | 'subject' | 'thing' | 'name' | 'starts_at'>

// Each leaves in a transaction of its own: several would lock the unread ones that they replace, in another order than their delivery.
const dueAlerts = dueInWorkspaces({
  list: (db, { isNext, limit }) =>
    db.many<WorkspaceItem>(sql`
    select workspace_id, id from notification_alerts where send_at <= now() and ${isNext(sql`workspace_id`, sql`id`)}
    order by send_at ${limitTo(limit)}`),
  treat: async (db, items) => {
    const rows = await db.many<DueAlert>(sql`
      delete from notification_alerts a where a.id in (
        select id from notification_alerts where id = any(${items.map(({ id }) => id)}::uuid[]) and send_at <= now()
        order by id for update skip locked)
      returning a.id, a.membership_id, a.kind, a.client_id, a.subject, a.thing, a.name, a.starts_at`)
    for (const [name, ofKind] of Map.groupBy(rows, ({ kind }) => kind)) {
      const kind = findKind(name)
      if (!kind) continue
      const notifications = ofKind.map(({ membership_id, client_id: clientId, subject, thing, name: once, starts_at }) => ({
        to: [membership_id],
        clientId,
        subject,
        once,
        about: thing,
        startsAt: Date.parse(starts_at),
      }))
      await keep(db, kind, notifications)
    }
  },
})

export const sweepAlerts = defineSweep({ name: 'sweep alerts', cron: '* * * * *', parts: () => [dueAlerts] })

export const sendDueAlerts = (database: Database): Promise<number> => dueAlerts({ database, job: sweepAlerts.name })
