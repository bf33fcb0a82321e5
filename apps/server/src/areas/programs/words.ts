import type { programErrors } from '@allenio/contract/programs'
import type { Words } from '#platform/words'

type Notice =
  | 'program saved'
  | 'program deleted'
  | 'program moved'
  | 'program assigned'
  | 'program handed over'
  | 'program ended'
  | 'settings saved'

export const programWords = {
  it: {
    'program full': 'Qui non c’è più posto: al massimo 52 settimane, 14 giorni a settimana, 4 allenamenti al giorno e 40 esercizi.',
    'program empty': 'Questo programma non ha ancora giorni: aggiungine uno prima di consegnarlo.',
    'program of another client': 'Questa versione è di un altro {{client}}: duplicala prima di assegnarla.',
    'assigned client inactive': 'Tra le persone scelte c’è un {{client}} disattivato: riattivalo prima di assegnargli un programma.',
    'only in order': 'Questo programma ha settimane di più di sette giorni: si può seguire solo in ordine.',
    'publication day': 'Scegli un giorno da oggi a un anno.',
    'no maximum known': 'Di questo esercizio non si conosce ancora un massimale: scrivilo in chili.',
    'too many maxima': 'Questo {{client}} ha già 100 massimali: togline uno prima di aggiungerne altri.',
    'program saved': 'Programma salvato',
    'program deleted': 'Programma eliminato. Puoi ripristinarlo per 7 giorni.',
    'program moved': 'Spostato',
    'program assigned': 'Programma assegnato',
    'program handed over': 'Programma consegnato',
    'program ended': 'Programma terminato. Quello che è stato svolto resta.',
    'settings saved': 'Impostazioni salvate',
  },
  en: {
    'program full': 'There is no more room here: at most 52 weeks, 14 days a week, 4 workouts a day and 40 exercises.',
    'program empty': 'This program has no days yet: add one before you assign or publish it.',
    'program of another client': 'This version belongs to another {{client}}: duplicate it before you assign it.',
    'assigned client inactive': 'One of these {{clients}} is inactive: reactivate them before you assign a program.',
    'only in order': 'This program has weeks of more than seven days: it can only be followed in order.',
    'publication day': 'Choose a day between today and a year from now.',
    'no maximum known': 'No maximum is known for this exercise yet: enter it in kilograms.',
    'too many maxima': 'This {{client}} already has 100 training maxes: remove one before you add others.',
    'program saved': 'Program saved',
    'program deleted': 'Program deleted. You can restore it for 7 days.',
    'program moved': 'Moved',
    'program assigned': 'Program assigned',
    'program handed over': 'Program published',
    'program ended': 'Program ended. What was done stays.',
    'settings saved': 'Settings saved',
  },
} as const satisfies Words<keyof typeof programErrors | Notice>
