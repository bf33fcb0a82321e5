import type { RefusalReason } from '@allenio/contract/reservations'
import { areaWords } from '#lib/words'

const useWords = areaWords('reservations refusals', {
  it: {
    past: 'È già passato',
    'too late': 'È troppo tardi per prenotare',
    'too far': 'È troppo lontano',
    closed: 'È chiuso',
    cancelled: 'È annullato',
    full: 'Non c’è più posto',
    'host busy': 'Chi riceve è occupato',
    'too close': 'È troppo vicino a un altro appuntamento',
    'place busy': 'Il posto è occupato',
    'client busy': 'Ha già un altro appuntamento',
    'daily maximum': 'Ha già abbastanza appuntamenti quel giorno',
    'upcoming maximum': 'Ha già abbastanza appuntamenti in programma',
    'no credits': 'Non ha crediti',
    'client inactive': 'Non è attivo',
    'not for client': 'Questo orario non è per questa persona',
    'already booked': 'È già prenotato',
  },
  en: {
    past: 'It is in the past',
    'too late': 'It is too late to book',
    'too far': 'It is too far ahead',
    closed: 'It is closed',
    cancelled: 'It is cancelled',
    full: 'There are no seats left',
    'host busy': 'The host is busy',
    'too close': 'It is too close to another appointment',
    'place busy': 'The place is taken',
    'client busy': 'They already have another appointment',
    'daily maximum': 'They already have enough appointments that day',
    'upcoming maximum': 'They already have enough upcoming appointments',
    'no credits': 'They have no credits',
    'client inactive': 'They are not active',
    'not for client': 'This time is not for this person',
    'already booked': 'They are already booked',
  },
} satisfies { it: Record<RefusalReason, string>; en: Record<RefusalReason, string> })

/** Says why a time cannot be booked. */
export const useRefusalText = (): ((refusal: RefusalReason) => string) => useWords()
