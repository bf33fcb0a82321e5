import type { Language } from '@allenio/contract'
import { romeDay } from '@allenio/domain/days'
import { formatDay, formatTime } from './dates.ts'

const words = {
  it: {
    now: 'adesso',
    minutes: (count: number) => `${count}\u00a0min fa`,
    hours: (count: number) => (count === 1 ? '1 ora fa' : `${count} ore fa`),
    yesterday: 'ieri',
    days: (count: number) => `${count} giorni fa`,
    inMinutes: (count: number) => `tra ${count}\u00a0min`,
    inHours: (count: number) => (count === 1 ? 'tra 1 ora' : `tra ${count} ore`),
    tomorrow: 'domani',
    inDays: (count: number) => `tra ${count} giorni`,
  },
  en: {
    now: 'now',
    minutes: (count: number) => `${count}\u00a0min ago`,
    hours: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    yesterday: 'yesterday',
    days: (count: number) => `${count} days ago`,
    inMinutes: (count: number) => `in ${count}\u00a0min`,
    inHours: (count: number) => (count === 1 ? 'in 1 hour' : `in ${count} hours`),
    tomorrow: 'tomorrow',
    inDays: (count: number) => `in ${count} days`,
  },
} as const satisfies Record<Language, unknown>

const dayMs = 86_400_000
const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)

/**
 * Formats the time since a moment as people say it: '12 min fa', 'ieri', then the date. Days are calendar days in Rome, not
 * spans of 24 hours; a day without a time is today, yesterday or tomorrow.
 */
export function formatAgo(language: Language, when: string | Date, now: Date = new Date()): string {
  const say = words[language]
  const days = dayNumber(romeDay(now)) - dayNumber(romeDay(when))
  const hasClock = formatTime(when) !== ''
  if (days === 0 && !hasClock) return language === 'it' ? 'oggi' : 'today'
  const seconds = (now.getTime() - new Date(when).getTime()) / 1000
  // at one in the morning, eleven last night is "two hours ago" rather than "yesterday"
  if ((hasClock && Math.abs(seconds) < 6 * 3600) || days === 0) return near(say, seconds)
  if (days === 1) return say.yesterday
  if (days === -1) return say.tomorrow
  if (Math.abs(days) < 7) return days > 0 ? say.days(days) : say.inDays(-days)
  return formatDay(language, when)
}

function near(say: (typeof words)[Language], seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60)
  if (minutes < 1) return say.now
  const isPast = seconds > 0
  if (minutes < 60) return isPast ? say.minutes(minutes) : say.inMinutes(minutes)
  const hours = Math.floor(minutes / 60)
  return isPast ? say.hours(hours) : say.inHours(hours)
}
