import type { macroErrors } from '@allenio/contract/macros'
import { makeSay, type Words } from '#platform/words'

type Notice =
  | 'macro created'
  | 'macro updated'
  | 'macro deleted'
  | 'macro cloned'
  | 'macro assigned'
  | 'macro unassigned'
  | 'macro settings saved'
  | 'energy saved'

export const macroWords = {
  it: {
    'macro day types': 'Serve un solo obiettivo per ogni tipo di giorno, oppure uno per tutti i giorni.',
    'macro kcal needed': 'Scrivi le kcal: servono per calcolare il resto.',
    'macro two rests': 'Solo uno dei macro può prendere quello che resta.',
    'macro above kcal': 'Gli altri macro superano già le kcal.',
    'macro week': 'Assegna a ogni giorno della settimana un tipo che ha un obiettivo.',
    'macro weight needed': 'Manca il peso: scrivilo per calcolare i grammi per kg.',
    'macro of another client': 'Questo obiettivo è fatto per un altro {{client}}: fanne una copia.',
    'macro client inactive': 'Uno dei {{clients}} scelti è disattivato: riattivalo prima.',
    'own day type unnamed': 'Questo tipo di giorno è in uso: dagli un nome nelle impostazioni dei macro.',
    'macro created': 'Obiettivo creato',
    'macro updated': 'Obiettivo salvato',
    'macro deleted': 'Obiettivo eliminato',
    'macro cloned': 'Copia creata',
    'macro assigned': 'Obiettivo assegnato',
    'macro unassigned': 'Assegnazione tolta',
    'macro settings saved': 'Impostazioni salvate',
    'energy saved': 'Fabbisogno salvato',
  },
  en: {
    'macro day types': 'Give one target for each type of day, or one for every day.',
    'macro kcal needed': 'Enter the kcal: the rest is worked out from them.',
    'macro two rests': 'Only one of the macros can take what is left.',
    'macro above kcal': 'The other macros already exceed the kcal.',
    'macro week': 'Give each day of the week a type that has a target.',
    'macro weight needed': 'The weight is missing: enter it to work out the grams per kg.',
    'macro of another client': 'This target was made for another {{client}}: make a copy.',
    'macro client inactive': 'One of the {{clients}} is inactive: reactivate them first.',
    'own day type unnamed': 'This type of day is in use: name it in the macros settings.',
    'macro created': 'Target created',
    'macro updated': 'Target saved',
    'macro deleted': 'Target deleted',
    'macro cloned': 'Copy created',
    'macro assigned': 'Target assigned',
    'macro unassigned': 'Assignment removed',
    'macro settings saved': 'Settings saved',
    'energy saved': 'Energy need saved',
  },
} as const satisfies Words<keyof typeof macroErrors | Notice>

export const bulkWords = makeSay<'deleted' | 'not deleted'>({
  it: { deleted: 'È già eliminato.', 'not deleted': 'Non è tra gli eliminati.' },
  en: { deleted: 'It is already deleted.', 'not deleted': 'It is not among the deleted ones.' },
})
