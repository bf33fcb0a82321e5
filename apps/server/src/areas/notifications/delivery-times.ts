import { isOn, mailMoment, messageMailMoment, pushMoment, type NotificationWishes } from '@allenio/domain/notifications'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { findKind } from '#platform/notify'
import type { Receiver } from './receivers.ts'

type WaitingRow = Row<'notifications', 'id' | 'kind' | 'created_at' | 'push_after' | 'mail_after'>

/** Applies new settings to waiting notifications: they get new times, or are not sent at all. */
export async function rescheduleDeliveries(db: WorkspaceDb, receiver: Receiver, before: NotificationWishes): Promise<void> {
  const rows = await db.many<WaitingRow>(sql`
    select id, kind, created_at, push_after, mail_after from notifications
    where membership_id = ${receiver.membershipId} and (push_after is not null or mail_after is not null)
    order by created_at, id for update`)
  const moments = rows.map(row => ({ id: row.id, push: pushOf(row, receiver), mail: mailOf(row, receiver, before) }))
  // in one statement: a second one in the same transaction would lock each row's client, after the row
  await db.run(sql`
    update notifications n set push_after = d.push, mail_after = d.mail
    from jsonb_to_recordset(${JSON.stringify(moments)}::jsonb) as d (id uuid, push timestamptz, mail timestamptz)
    where n.id = d.id`)
}

const toTimestamp = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString())

function isOff({ kind: name }: WaitingRow, { channels }: Receiver, channel: 'push' | 'mail'): boolean {
  const kind = findKind(name)
  return kind !== undefined && !isOn(kind.presets, channels[name], channel)
}

function pushOf(row: WaitingRow, receiver: Receiver): string | null {
  if (row.push_after === null || isOff(row, receiver, 'push')) return null
  return toTimestamp(pushMoment(receiver.wishes, receiver.timeZone, receiver.now))
}

function mailOf(row: WaitingRow, receiver: Receiver, before: NotificationWishes): string | null {
  const { wishes, timeZone, now } = receiver
  if (row.mail_after === null || isOff(row, receiver, 'mail')) return null
  if (!findKind(row.kind)?.isMessage) return toTimestamp(mailMoment(wishes, timeZone, now))
  if (waitsAlike(wishes, before)) return row.mail_after
  // the message has waited since it came: a mail that is overdue leaves now, but not in quiet hours
  const since = Math.max(Date.parse(row.created_at), now - (wishes.unreadMessageMinutes ?? 0) * 60_000)
  return toTimestamp(messageMailMoment(wishes, timeZone, since))
}

const waitsAlike = (a: NotificationWishes, b: NotificationWishes): boolean =>
  a.unreadMessageMinutes === b.unreadMessageMinutes && a.quietHours?.from === b.quietHours?.from && a.quietHours?.to === b.quietHours?.to
