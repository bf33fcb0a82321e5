import type { ParsedInput } from '@allenio/contract'
import { notificationChannels, type NotificationSettings, type saveNotificationsSettings } from '@allenio/contract/notifications'
import { isFixed, isOn, type ChannelChoice, type NotificationWishes } from '@allenio/domain/notifications'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { useConfig } from '#platform/config'
import { sql, type WorkspaceDb } from '#platform/db'
import { found, wrongField } from '#platform/errors'
import { allKinds, type AnyKind } from '#platform/notify'
import { rescheduleAlerts } from './alerts.ts'
import { rescheduleDeliveries } from './delivery-times.ts'
import { findReceiver, type Receiver } from './receivers.ts'

type Change = ParsedInput<typeof saveNotificationsSettings>

/** The member whose settings these are. */
type Owner = Pick<Actor, 'membershipId' | 'personId' | 'language'>

/** Where the operator sells no plans, nothing is ever told of one. */
const kindsFor = ({ role }: Pick<Receiver, 'role'>): AnyKind[] =>
  allKinds().filter(({ roles, group }) => roles.includes(role) && (group.id !== 'plan' || useConfig().hasPlans))

const presentKind = (kind: AnyKind, { channels, language }: Receiver): NotificationSettings['kinds'][number] => {
  const isChannelOn = (channel: (typeof notificationChannels)[number]) => isOn(kind.presets, channels[kind.kind], channel)
  return {
    kind: kind.kind,
    group: kind.group.id,
    groupName: kind.groupNameIn(language),
    name: kind.nameIn(language),
    channels: { inApp: isChannelOn('inApp'), push: isChannelOn('push'), mail: isChannelOn('mail') },
    fixed: notificationChannels.filter(channel => isFixed(kind.presets[channel])),
  }
}

const presentSettings = (receiver: Receiver): NotificationSettings => ({
  kinds: kindsFor(receiver).map(kind => presentKind(kind, receiver)),
  mail: { pace: receiver.wishes.pace, hour: receiver.wishes.hour },
  unreadMessagesAfterMinutes: receiver.wishes.unreadMessageMinutes,
  quietHours: receiver.wishes.quietHours,
  timeZone: receiver.timeZone,
})

/** In the asker’s language, which may be another than their account’s. */
const receiverOf = async (db: WorkspaceDb, { membershipId, language }: Owner): Promise<Receiver> => ({
  ...found(await findReceiver(db, membershipId)),
  language,
})

export const readSettings = async (db: WorkspaceDb, actor: Owner): Promise<NotificationSettings> =>
  presentSettings(await receiverOf(db, actor))

export async function saveSettings(db: WorkspaceDb, actor: Owner, change: Change): Promise<NotificationSettings> {
  // two devices may save at the same time: each changes only the settings that it sends
  await db.run(sql`select 1 from memberships where id = ${actor.membershipId} for no key update`)
  const before = await receiverOf(db, actor)
  const channels = chosenChannels(before, change)
  const { mail, unreadMessagesAfterMinutes: minutes, quietHours } = change
  const wishes: NotificationWishes = {
    pace: mail?.pace ?? before.wishes.pace,
    hour: mail?.hour ?? before.wishes.hour,
    unreadMessageMinutes: minutes === undefined ? before.wishes.unreadMessageMinutes : minutes,
    quietHours: quietHours === undefined ? before.wishes.quietHours : quietHours,
  }
  await writeSettings(db, actor, { channels, wishes })
  const after = { ...before, channels, wishes }
  await rescheduleDeliveries(db, after, before.wishes)
  await rescheduleAlerts(db, after)
  await audit(db, { personId: actor.personId, action: 'save notification settings' })
  return presentSettings(after)
}

/** Refuses a kind that nobody in this role receives, and a channel that nobody chooses. */
function chosenChannels(receiver: Receiver, { kinds = [] }: Change): Record<string, ChannelChoice> {
  const kindsByName = new Map(kindsFor(receiver).map(kind => [kind.kind, kind]))
  const channelsByKind: Record<string, ChannelChoice> = { ...receiver.channels }
  for (const [index, { kind: name, channels }] of kinds.entries()) {
    const kind = kindsByName.get(name)
    if (!kind) throw wrongField(`kinds.${index}.kind`, 'unknown notification kind')
    const choice: ChannelChoice = { ...channelsByKind[name] }
    for (const channel of notificationChannels) {
      const isWanted = channels[channel]
      if (isWanted === undefined) continue
      if (!isFixed(kind.presets[channel])) choice[channel] = isWanted
      else if (isWanted !== isOn(kind.presets, undefined, channel))
        throw wrongField(`kinds.${index}.channels.${channel}`, 'channel is fixed')
    }
    channelsByKind[name] = choice
  }
  return channelsByKind
}

const writeSettings = (
  db: WorkspaceDb,
  { membershipId }: Owner,
  { channels, wishes }: { channels: Record<string, ChannelChoice>; wishes: NotificationWishes },
) =>
  db.run(sql`
  insert into notification_settings (membership_id, channels, mail_pace, mail_hour, unread_message_minutes, quiet_from, quiet_to)
  values (${membershipId}, ${JSON.stringify(channels)}, ${wishes.pace}, ${wishes.hour}, ${wishes.unreadMessageMinutes},
    ${wishes.quietHours?.from ?? null}, ${wishes.quietHours?.to ?? null})
  on conflict (workspace_id, membership_id) do update set channels = excluded.channels, mail_pace = excluded.mail_pace,
    mail_hour = excluded.mail_hour, unread_message_minutes = excluded.unread_message_minutes,
    quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`)
