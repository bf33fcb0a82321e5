import type { MailPace, NotificationChannel } from '@allenio/contract/notifications'
import { addDays, clockIn, dayIn, momentOf } from '@allenio/domain/days'

/** The hours without mails, as times of a clock. The end is excluded, and may be on the next day. */
export interface QuietHours {
  from: string
  to: string
}

export interface NotificationWishes {
  pace: MailPace
  /** The hour at which the daily mail is sent. */
  hour: number
  /** Null: no mail is sent about unread messages. */
  unreadMessageMinutes: number | null
  quietHours: QuietHours | null
}

export const presetWishes: NotificationWishes = { pace: 'at once', hour: 8, unreadMessageMinutes: 60, quietHours: null }

/** The preset of a channel where the member has not chosen; `always` and `never` cannot be changed. */
export type ChannelPreset = boolean | 'always' | 'never'
export type ChannelPresets = Readonly<Record<NotificationChannel, ChannelPreset>>
export type ChannelChoice = Partial<Record<NotificationChannel, boolean>>

export const isFixed = (preset: ChannelPreset): boolean => typeof preset !== 'boolean'

export function isOn(presets: ChannelPresets, choice: ChannelChoice | undefined, channel: NotificationChannel): boolean {
  const preset = presets[channel]
  if (typeof preset !== 'boolean') return preset === 'always'
  return choice?.[channel] ?? preset
}

/** When the quiet hours that run at a moment end; undefined while none do. */
export function quietUntil(quiet: QuietHours | null, timeZone: string, moment: number): number | undefined {
  if (!quiet) return undefined
  const { from, to } = quiet
  const clock = clockIn(timeZone, moment)
  const isQuiet = from < to ? clock >= from && clock < to : clock >= from || clock < to
  if (!isQuiet) return undefined
  const day = dayIn(timeZone, new Date(moment))
  return momentOf(clock < to ? day : addDays(day, 1), to, timeZone)
}

interface AlertTimes {
  /** When the alert should leave. */
  at: number
  /** When what it announces begins. */
  startsAt: number
}

const minuteMs = 60_000

/** When an alert leaves. One that quiet hours would hold back beyond the start leaves in the last minute before them. */
export function alertMoment({ quietHours }: NotificationWishes, timeZone: string, { at, startsAt }: AlertTimes): number {
  const end = quietUntil(quietHours, timeZone, at)
  if (quietHours === null || end === undefined || end <= startsAt) return at
  const day = dayIn(timeZone, new Date(at))
  const beginning = momentOf(clockIn(timeZone, at) >= quietHours.from ? day : addDays(day, -1), quietHours.from, timeZone)
  return beginning - minuteMs
}

export const pushMoment = ({ quietHours }: NotificationWishes, timeZone: string, now: number): number =>
  quietUntil(quietHours, timeZone, now) ?? now

/** The moment at which the mail about an event of now is sent; null if it is never sent. */
export function mailMoment(wishes: NotificationWishes, timeZone: string, now: number): number | null {
  return heldBack(wishes, timeZone, byPace(wishes, timeZone, now))
}

/** Like `mailMoment`, but a mail that its pace would send after the start leaves now. */
export function alertMailMoment(wishes: NotificationWishes, timeZone: string, { now, startsAt }: { now: number; startsAt: number }) {
  const moment = mailMoment(wishes, timeZone, now)
  return moment === null || moment <= startsAt ? moment : heldBack(wishes, timeZone, now)
}

/** The moment at which a mail about an unread message is sent: messages get a mail only after they stay unread for a while. */
export function messageMailMoment(wishes: NotificationWishes, timeZone: string, now: number): number | null {
  const { unreadMessageMinutes: minutes } = wishes
  return heldBack(wishes, timeZone, minutes === null ? null : now + minutes * 60_000)
}

const heldBack = ({ quietHours }: NotificationWishes, timeZone: string, moment: number | null): number | null =>
  moment === null ? null : (quietUntil(quietHours, timeZone, moment) ?? moment)

const hourMs = 3_600_000

function byPace({ pace, hour }: NotificationWishes, timeZone: string, now: number): number | null {
  switch (pace) {
    case 'at once':
      return now
    case 'hourly':
      return (Math.floor(now / hourMs) + 1) * hourMs
    case 'daily': {
      const day = dayIn(timeZone, new Date(now))
      const clock = `${String(hour).padStart(2, '0')}:00`
      const today = momentOf(day, clock, timeZone)
      return today > now ? today : momentOf(addDays(day, 1), clock, timeZone)
    }
    case 'never':
      return null
    default:
      return pace satisfies never
  }
}
