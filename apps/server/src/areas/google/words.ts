import type { googleErrors } from '@allenio/contract/google'
import type { Words } from '#platform/words'

export const googleWords = {
  it: {
    'google not offered': 'Qui non si possono collegare account Google.',
    'google link expired': 'Il collegamento non è stato completato in tempo. Riprova dalle impostazioni.',
    'google rights missing': 'Per collegare il calendario servono tutti i permessi chiesti da Google. Riprova e lasciali attivi.',
    'google refused': 'Google non ha accettato il collegamento. Riprova dalle impostazioni.',
    'google not linked': 'Non c’è nessun account Google collegato.',
    'google away': 'Google non risponde. Riprova tra poco.',
    'google linked': 'Account Google collegato',
    'google unlinked': 'Account Google scollegato',
  },
  en: {
    'google not offered': 'Google accounts cannot be linked here.',
    'google link expired': 'The link was not completed in time. Try again from the settings.',
    'google rights missing': 'Linking the calendar needs all the permissions that Google asks for. Try again and leave them on.',
    'google refused': 'Google did not accept the link. Try again from the settings.',
    'google not linked': 'No Google account is linked.',
    'google away': 'Google is not answering. Try again in a moment.',
    'google linked': 'Google account connected',
    'google unlinked': 'Google account disconnected',
  },
} as const satisfies Words<keyof typeof googleErrors | 'google linked' | 'google unlinked'>
