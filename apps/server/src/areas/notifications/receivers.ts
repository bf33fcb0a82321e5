import type { Language, WorkspaceRole } from '@allenio/contract'
import { presetWishes, type ChannelChoice, type NotificationWishes } from '@allenio/domain/notifications'
import type { AnyKind } from '#platform/notify'
import { sql, type NotNull, type OrNull, type Row, type WorkspaceDb } from '#platform/db'

interface ReceiverRow
  extends
    NotNull<Row<'memberships', 'person_id'>>,
    Row<'memberships', 'role'>,
    Row<'persons', 'email' | 'first_name' | 'locale' | 'time_zone'>,
    OrNull<Row<'notification_settings', 'channels' | 'mail_pace' | 'mail_hour'>>,
    Row<'notification_settings', 'unread_message_minutes' | 'quiet_from' | 'quiet_to'> {
  membership_id: Row<'memberships'>['id']
  status: 'active' | 'inactive'
  is_confirmed: boolean
  now: string
}

/** A member who receives notifications, with their settings. */
export interface Receiver {
  membershipId: string
  personId: string
  role: WorkspaceRole
  isActive: boolean
  /** Null while nobody has proved the address. */
  email: string | null
  /** An address that nobody has proved: it only gets mails about money. */
  unprovedEmail: string | null
  firstName: string
  language: Language
  timeZone: string
  channels: Readonly<Record<string, ChannelChoice>>
  wishes: NotificationWishes
  /** Comes from the database's clock, which also decides what is due. */
  now: number
}

/** Where the mail of a kind goes, if anywhere. */
export const addressOf = ({ email, unprovedEmail }: Receiver, { isAboutMoney }: Pick<AnyKind, 'isAboutMoney'>): string | null =>
  email ?? (isAboutMoney ? unprovedEmail : null)

export async function findReceivers(db: WorkspaceDb, membershipIds: readonly string[]): Promise<Receiver[]> {
  const rows = await db.many<ReceiverRow>(sql`
    select m.id as membership_id, m.person_id, m.role, m.status, p.email, p.email_confirmed_at is not null as is_confirmed,
      p.first_name, p.locale, p.time_zone, s.channels, s.mail_pace, s.mail_hour, s.unread_message_minutes, s.quiet_from,
      s.quiet_to, clock_timestamp() as now
    from memberships m join persons p on p.id = m.person_id
    left join notification_settings s on s.workspace_id = m.workspace_id and s.membership_id = m.id
    where m.id = any(${[...membershipIds]}::uuid[]) order by m.id`)
  return rows.map(receiverOf)
}

export const findReceiver = async (db: WorkspaceDb, membershipId: string): Promise<Receiver | undefined> =>
  (await findReceivers(db, [membershipId]))[0]

const receiverOf = (row: ReceiverRow): Receiver => ({
  membershipId: row.membership_id,
  personId: row.person_id,
  role: row.role,
  isActive: row.status === 'active',
  email: row.is_confirmed ? row.email : null,
  unprovedEmail: row.is_confirmed ? null : row.email,
  firstName: row.first_name,
  language: row.locale,
  timeZone: row.time_zone,
  channels: row.channels ?? {},
  wishes:
    row.mail_pace === null
      ? presetWishes
      : {
          pace: row.mail_pace,
          hour: row.mail_hour ?? presetWishes.hour,
          unreadMessageMinutes: row.unread_message_minutes,
          quietHours: row.quiet_from !== null && row.quiet_to !== null ? { from: row.quiet_from, to: row.quiet_to } : null,
        },
  now: Date.parse(row.now),
})
