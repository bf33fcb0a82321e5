import { scheduleDaysAhead } from '@allenio/contract/chat-desk'
import { romeMoment } from '@allenio/domain/chat'
import { addDays, romeDay, weekdayOf } from '@allenio/domain/days'
import { formatTime } from '@allenio/domain/formats'

// All times are those of Rome, whatever the device's time zone is.

export const presets = ['tonight', 'tomorrowMorning', 'mondayMorning'] as const
export type Preset = (typeof presets)[number]

const evening = '20:00'
const morning = '09:00'
/** A choice that is nearer than this is not offered: the message can as well be sent now. */
const soonestMs = 30 * 60_000

/** The usual choices for sending later, each with its time. */
export function presetsAt(now: Date): { preset: Preset; at: Date }[] {
  const today = romeDay(now)
  const tomorrow = addDays(today, 1)
  const monday = addDays(today, 8 - weekdayOf(today))
  const all = [
    { preset: 'tonight' as const, at: romeMoment(today, evening) },
    { preset: 'tomorrowMorning' as const, at: romeMoment(tomorrow, morning) },
    // on a Sunday, tomorrow is Monday and would be offered twice
    ...(monday === tomorrow ? [] : [{ preset: 'mondayMorning' as const, at: romeMoment(monday, morning) }]),
  ]
  return all.filter(({ at }) => at.getTime() - now.getTime() >= soonestMs)
}

/** The format of a field for a day and a time: 2026-03-12T18:05. */
export const fieldOf = (when: Date | string): string => `${romeDay(when)}T${formatTime(when)}`

export function momentOfField(value: string): Date | undefined {
  const [day, clock] = value.slice(0, 16).split('T')
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || !clock || !/^\d{2}:\d{2}$/.test(clock)) return undefined
  return Number.isNaN(Date.parse(`${day}T${clock}:00Z`)) ? undefined : romeMoment(day, clock)
}

export type MomentFault = 'whenNeeded' | 'whenPast' | 'whenFar'

export function faultOf(moment: Date | undefined, now: Date): MomentFault | undefined {
  if (!moment) return 'whenNeeded'
  const ahead = moment.getTime() - now.getTime()
  if (ahead <= 0) return 'whenPast'
  return ahead > scheduleDaysAhead * 86_400_000 ? 'whenFar' : undefined
}

/** The next full hour, with which the field for another time starts. */
export const nextHour = (now: Date): string => fieldOf(new Date((Math.floor(now.getTime() / 3_600_000) + 1) * 3_600_000))
