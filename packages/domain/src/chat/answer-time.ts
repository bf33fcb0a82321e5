import type { Language } from '@allenio/contract'
import type { Opening } from './availability.ts'

const days = {
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const satisfies Record<Language, readonly string[]>

/** 'lunedì alle 9', 'oggi alle 14:30', 'domani all’una'. */
export const openingInWords = (language: Language, { inDays, day, from }: Opening): string =>
  language === 'it' ? `${italianDay(inDays, day)} ${italianClock(from)}` : `${englishDay(inDays, day)} at ${from}`

function italianDay(inDays: number, day: number): string {
  if (inDays === 0) return 'oggi'
  if (inDays === 1) return 'domani'
  const name = days.it[day - 1] ?? ''
  return inDays === 7 ? `${name} ${day === 7 ? 'prossima' : 'prossimo'}` : name
}

function italianClock(from: string): string {
  const [hours = '', minutes = ''] = from.split(':')
  const hour = Number(hours)
  if (minutes !== '00') return hour === 1 ? `all’1:${minutes}` : `alle ${hour}:${minutes}`
  if (hour === 0) return 'a mezzanotte'
  return hour === 1 ? 'all’una' : `alle ${hour}`
}

function englishDay(inDays: number, day: number): string {
  if (inDays === 0) return 'today'
  if (inDays === 1) return 'tomorrow'
  const name = days.en[day - 1] ?? ''
  return inDays === 7 ? `next ${name}` : `on ${name}`
}
