import { clockIn, dayIn } from '@allenio/domain/days'
import { formatDay, formatWeekday } from '@allenio/domain/formats'
import type { Language } from '@allenio/contract'
import type { WorkspaceDb } from '#platform/db'
import { defineNotification, notify, type Facts } from '#platform/notify'

const common = {
  group: { id: 'agenda', order: 35, names: { it: 'Agenda', en: 'Agenda' } },
  roles: ['admin', 'coach', 'nutritionist'],
} as const

export interface CopySubject extends Facts {
  id: string
  title: string
  thing: 'appointment' | 'reminder'
  /** The start, or the day of what has no time. */
  at: string | null
  day: string | null
  zone: string
}

const dayOf = ({ at, day, zone }: CopySubject): string => day ?? dayIn(zone, at ?? undefined)

function values(subject: CopySubject, language: Language) {
  const day = dayOf(subject)
  const dayText = `${formatWeekday(language, day)} ${formatDay(language, day)}`
  return { title: subject.title, when: subject.at === null ? dayText : `${dayText}, ${clockIn(subject.zone, Date.parse(subject.at))}` }
}

const link = ({ subject }: { subject: CopySubject }) =>
  subject.thing === 'appointment' ? `/reservations?day=${dayOf(subject)}` : `/reminders?day=${dayOf(subject)}`

const putBack = defineNotification<CopySubject>({
  kind: 'calendar copy put back',
  ...common,
  words: {
    it: {
      name: 'Uno spostamento in Google Calendar non è possibile',
      title: '{{title}} resta {{when}}',
      body: 'Lo spostamento fatto in Google Calendar non è possibile, quindi l’evento è tornato al suo posto.',
    },
    en: {
      name: 'A move in Google Calendar is not possible',
      title: '{{title}} stays on {{when}}',
      body: 'The move made in Google Calendar is not possible, so the event is back in its place.',
    },
  },
  values,
  link,
})

const deletedThere = defineNotification<CopySubject>({
  kind: 'appointment deleted in calendar',
  ...common,
  words: {
    it: {
      name: 'Elimini un appuntamento da Google Calendar',
      title: '{{title}}, {{when}}: disdire?',
      body: 'Lo hai eliminato da Google Calendar, ma l’appuntamento è ancora fissato. Se non si fa, disdicilo qui.',
    },
    en: {
      name: 'You delete an appointment from Google Calendar',
      title: '{{title}}, {{when}}: cancel it?',
      body: 'You deleted it from Google Calendar, but the appointment is still booked. If it is off, cancel it here.',
    },
  },
  values,
  link,
})

const reminderDeleted = defineNotification<{ id: string; title: string }>({
  kind: 'reminder deleted in calendar',
  ...common,
  words: {
    it: {
      name: 'Elimini un promemoria da Google Calendar',
      title: 'Promemoria eliminato: {{title}}',
      body: 'Lo hai eliminato da Google Calendar. Per sette giorni puoi ripristinarlo.',
    },
    en: {
      name: 'You delete a reminder from Google Calendar',
      title: 'Reminder deleted: {{title}}',
      body: 'You deleted it from Google Calendar. You can restore it for seven days.',
    },
  },
  link: ({ subject }) => `/reminders?restore=${subject.id}`,
})

export const calendarKinds = [putBack, deletedThere, reminderDeleted]

export const notifyPutBack = (db: WorkspaceDb, to: string, subject: CopySubject) =>
  notify(db, putBack, { to: [to], subject, about: subject.id })

export const notifyDeletedThere = (db: WorkspaceDb, to: string, subject: CopySubject) =>
  notify(db, deletedThere, { to: [to], subject, about: subject.id })

export const notifyReminderDeleted = (db: WorkspaceDb, to: string, subject: { id: string; title: string }) =>
  notify(db, reminderDeleted, { to: [to], subject, about: subject.id })
