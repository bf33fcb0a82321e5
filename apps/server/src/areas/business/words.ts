import type { businessErrors } from '@allenio/contract/business'
import type { Words } from '#platform/words'

export const businessWords = {
  it: {
    'vat number wrong': 'La partita IVA non è corretta: controlla le cifre.',
    'fiscal code wrong': 'Il codice fiscale non è corretto: controllalo.',
    'recipient code wrong': 'Il codice destinatario ha 7 caratteri, 6 per la pubblica amministrazione.',
    'country unknown': 'Scegli un paese dall’elenco.',
    'business saved': 'Dati salvati',
  },
  en: {
    'vat number wrong': 'The VAT number is not right: check its digits.',
    'fiscal code wrong': 'The fiscal code is not right: check it.',
    'recipient code wrong': 'A recipient code has 7 characters, 6 for a public office.',
    'country unknown': 'Choose a country from the list.',
    'business saved': 'Details saved',
  },
} as const satisfies Words<keyof typeof businessErrors | 'business saved'>
