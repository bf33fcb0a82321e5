import type { Input } from '@allenio/contract'
import type { NotificationChannel, NotificationSettings, saveNotificationsSettings } from '@allenio/contract/notifications'

export type Change = Input<typeof saveNotificationsSettings>
export type KindSetting = NotificationSettings['kinds'][number]

/** The settings as they will be once the server has answered. */
export function applyChange(
  settings: NotificationSettings,
  { kinds = [], mail, unreadMessagesAfterMinutes, quietHours }: Change,
): NotificationSettings {
  const changes = new Map(kinds.map(({ kind, channels }) => [kind, channels]))
  return {
    ...settings,
    kinds: settings.kinds.map(kind => ({ ...kind, channels: changeChannels(kind.channels, changes.get(kind.kind)) })),
    mail: { pace: mail?.pace ?? settings.mail.pace, hour: mail?.hour ?? settings.mail.hour },
    ...(unreadMessagesAfterMinutes !== undefined && { unreadMessagesAfterMinutes }),
    ...(quietHours !== undefined && { quietHours }),
  }
}

type ChannelChange = NonNullable<Change['kinds']>[number]['channels']

const changeChannels = ({ inApp, push, mail }: KindSetting['channels'], change: ChannelChange = {}): KindSetting['channels'] => ({
  inApp: change.inApp ?? inApp,
  push: change.push ?? push,
  mail: change.mail ?? mail,
})

const isFree =
  (channel: NotificationChannel) =>
  ({ fixed }: KindSetting) =>
    !fixed.includes(channel)

/** Whether all that can be chosen is on, some of it, or none; undefined where nothing can. */
export function stateOf(kinds: readonly KindSetting[], channel: NotificationChannel): 'all' | 'some' | 'none' | undefined {
  const free = kinds.filter(isFree(channel))
  const on = free.filter(({ channels }) => channels[channel]).length
  if (free.length === 0) return undefined
  return on === 0 ? 'none' : on === free.length ? 'all' : 'some'
}

/** The kinds that change if a whole column or group is turned on or off. */
export const kindsToTurn = (kinds: readonly KindSetting[], channel: NotificationChannel, isOn: boolean): KindSetting[] =>
  kinds.filter(isFree(channel)).filter(({ channels }) => channels[channel] !== isOn)

export const changeOf = (kinds: readonly KindSetting[], channel: NotificationChannel, isOn: boolean): Change => ({
  kinds: kinds.map(({ kind }) => ({ kind, channels: { [channel]: isOn } })),
})

export interface KindGroup {
  group: string
  name: string
  kinds: KindSetting[]
}

/** Groups the kinds in the server's order. */
export function inGroups(kinds: readonly KindSetting[]): KindGroup[] {
  const groups = new Map<string, KindGroup>()
  for (const kind of kinds) {
    const group = groups.get(kind.group) ?? { group: kind.group, name: kind.groupName, kinds: [] }
    group.kinds.push(kind)
    groups.set(kind.group, group)
  }
  return [...groups.values()]
}
