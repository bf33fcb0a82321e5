import { clockIn, dayIn } from '@allenio/domain/days'
import { formatDay, formatWeekday } from '@allenio/domain/formats'
import { defineNotification } from '#platform/notify'

export interface AlertSubject extends Record<string, string | number | null> {
  id: string
  reminder: string
  day: string
  /** The start; null where it is for the whole day. */
  at: string | null
  /** The receiver's, by whose clock the start is said. */
  timeZone: string
}

export const reminderAlert = defineNotification<AlertSubject>({
  kind: 'reminder alert',
  group: { id: 'agenda', order: 35, names: { it: 'Agenda', en: 'Agenda' } },
  roles: ['admin', 'coach', 'nutritionist', 'client'],
  words: {
    it: { name: 'Avvisi dei promemoria', title: '{{reminder}}', body: '{{when}}' },
    en: { name: 'Reminder alerts', title: '{{reminder}}', body: '{{when}}' },
  },
  values: ({ reminder, day, at, timeZone }, language) => {
    const nameDay = (each: string) => `${formatWeekday(language, each)} ${formatDay(language, each)}`
    if (at === null) return { reminder, when: nameDay(day) }
    const named = nameDay(dayIn(timeZone, at))
    const clock = clockIn(timeZone, Date.parse(at))
    return { reminder, when: language === 'it' ? `${named} alle ${clock}` : `${named} at ${clock}` }
  },
  link: ({ subject: { id, day } }) => `/reminders?day=${day}&reminder=${id}`,
})
