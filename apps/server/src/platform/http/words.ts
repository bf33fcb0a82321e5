import type { BaseErrorCode } from '@allenio/contract'
import { addWords, type Words } from '#platform/words'

export const baseErrorWords = {
  it: {
    unauthenticated: 'Unauthenticated.',
    forbidden: 'Non hai il permesso per farlo.',
    'not found': 'Non più disponibile',
    'unknown call': 'Questo indirizzo non esiste.',
    'method not allowed': 'Questa operazione non è prevista qui.',
    'malformed request': 'La richiesta non si legge: controlla e riprova.',
    'foreign origin': 'La richiesta arriva da un altro sito e non viene accettata.',
    'invalid input': 'Alcuni dati non vanno bene: controlla e riprova.',
    'body too large': 'Il contenuto è troppo grande: al massimo {{max}}.',
    'unsupported media': 'Questo tipo di contenuto non è accettato qui.',
    'too many requests': 'Troppe richieste: riprova tra {{seconds}} secondi.',
    'key used for another request': 'Questa richiesta è già stata usata per un’altra operazione.',
    'changed meanwhile': 'Nel frattempo qualcun altro ha modificato questi dati.',
    'disk full': 'In questo momento non c’è spazio per salvare file. Non si è perso nulla: riprova più tardi.',
    unavailable: 'Il servizio non è raggiungibile in questo momento. Riprova tra poco.',
    unexpected: 'Si è verificato un errore, contatta l’assistenza',
  },
  en: {
    unauthenticated: 'Unauthenticated.',
    forbidden: 'You do not have permission to do this.',
    'not found': 'No longer available',
    'unknown call': 'This address does not exist.',
    'method not allowed': 'This operation is not possible here.',
    'malformed request': 'The request cannot be read: check it and try again.',
    'foreign origin': 'The request comes from another site and is not accepted.',
    'invalid input': 'Some of the data is not right: check it and try again.',
    'body too large': 'The content is too large: {{max}} at most.',
    'unsupported media': 'This type of content is not accepted here.',
    'too many requests': 'Too many requests: try again in {{seconds}} seconds.',
    'key used for another request': 'This request key was already used for another operation.',
    'changed meanwhile': 'Someone else has changed this in the meantime.',
    'disk full': 'There is no space to save files at the moment. Nothing was lost: try again later.',
    unavailable: 'The service cannot be reached right now. Try again in a moment.',
    unexpected: 'An error occurred, contact support',
  },
} as const satisfies Words<BaseErrorCode>

export const sayBase = addWords('errors', baseErrorWords)

const fieldWords = {
  it: {
    required: 'Questo campo è obbligatorio.',
    'wrong type': 'Questo valore non va bene.',
    'unknown field': 'Questo campo non è previsto: {{names}}.',
    'text too short': 'Scrivi almeno {{limit}} caratteri.',
    'text too long': 'Al massimo {{limit}} caratteri.',
    'number too small': 'Deve essere almeno {{limit}}.',
    'number too big': 'Deve essere al massimo {{limit}}.',
    'too few': 'Scegline almeno {{limit}}.',
    'too many': 'Al massimo {{limit}}.',
    email: 'Scrivi un indirizzo e-mail valido.',
    uuid: 'Questo riferimento non è valido.',
    date: 'Scrivi una data valida.',
    url: 'Scrivi un indirizzo web valido.',
    format: 'Il formato non è corretto.',
    choice: 'Scegli uno dei valori previsti.',
    nul: 'Contiene caratteri non ammessi.',
  },
  en: {
    required: 'This field is required.',
    'wrong type': 'This value is not right.',
    'unknown field': 'This field is not expected: {{names}}.',
    'text too short': 'Write at least {{limit}} characters.',
    'text too long': '{{limit}} characters at most.',
    'number too small': 'Must be at least {{limit}}.',
    'number too big': 'Must be at most {{limit}}.',
    'too few': 'Choose at least {{limit}}.',
    'too many': '{{limit}} at most.',
    email: 'Enter a valid e-mail address.',
    uuid: 'This reference is not valid.',
    date: 'Enter a valid date.',
    url: 'Enter a valid web address.',
    format: 'The format is not right.',
    choice: 'Choose one of the listed values.',
    nul: 'Contains characters that are not allowed.',
  },
} as const satisfies Words

export type FieldWord = keyof (typeof fieldWords)['it']
export const sayField = addWords('fields', fieldWords)
