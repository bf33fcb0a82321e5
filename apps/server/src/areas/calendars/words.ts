import type { calendarErrors } from '@allenio/contract/calendars'
import type { Words } from '#platform/words'

export const calendarWords = {
  it: {
    'event ends before it starts': 'Un evento finisce prima di cominciare.',
    'too many events': 'Si possono conservare al massimo {{max}} eventi importati da file.',
    'event not yours to delete': 'Questo evento è di altri: si può eliminare solo da dove viene.',
    'calendar away': 'Google Calendar non risponde. Riprova tra poco.',
    'events imported': 'Eventi importati',
    'event deleted': 'Evento eliminato',
    'feed deleted': 'L’indirizzo non funziona più',
  },
  en: {
    'event ends before it starts': 'An event ends before it starts.',
    'too many events': 'At most {{max}} events imported from files can be kept.',
    'event not yours to delete': 'This event belongs to somebody else and can only be deleted where it comes from.',
    'calendar away': 'Google Calendar is not answering. Try again in a moment.',
    'events imported': 'Events imported',
    'event deleted': 'Event deleted',
    'feed deleted': 'The address no longer works',
  },
} as const satisfies Words<keyof typeof calendarErrors | 'events imported' | 'event deleted' | 'feed deleted'>
