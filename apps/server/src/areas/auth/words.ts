import type { authErrors } from '@allenio/contract/auth'
import type { Words } from '#platform/words'

type Key =
  | keyof typeof authErrors
  | 'factor is on'
  | 'factor is off'
  | 'passkey added'
  | 'passkey removed'
  | 'session ended'
  | 'sessions ended'

export const authWords = {
  it: {
    'wrong credentials': 'L’indirizzo e-mail o la password non sono corretti.',
    'wrong password': 'La password non è corretta.',
    'wrong code': 'Il codice non è corretto o è già stato usato.',
    'proof needed': 'Scrivi la tua password per continuare.',
    'fresh proof needed': 'Prima conferma di essere tu.',
    'account closed': 'Questo account è stato chiuso da chi gestisce il servizio. Per informazioni: {{contact}}',
    'second factor on': 'La verifica in due passaggi è già attiva.',
    'second factor off': 'La verifica in due passaggi non è attiva.',
    'passkey refused': 'Questa passkey non è stata accettata. Riprova.',
    'address unconfirmed': 'Prima conferma il tuo indirizzo e-mail: apri il link che ti abbiamo mandato.',
    'too many passkeys': 'Hai già il numero massimo di passkey: rimuovine una.',
    'factor is on': 'Verifica in due passaggi attivata',
    'factor is off': 'Verifica in due passaggi disattivata',
    'passkey added': 'Passkey aggiunta',
    'passkey removed': 'Passkey rimossa',
    'session ended': 'Sessione chiusa',
    'sessions ended': 'Le altre sessioni sono state chiuse',
  },
  en: {
    'wrong credentials': 'The e-mail address or the password is not right.',
    'wrong password': 'The password is not right.',
    'wrong code': 'The code is not right or has already been used.',
    'proof needed': 'Enter your password to continue.',
    'fresh proof needed': 'Confirm first that it is you.',
    'account closed': 'The service operator has closed this account. For information: {{contact}}',
    'second factor on': 'Two-step verification is already on.',
    'second factor off': 'Two-step verification is not on.',
    'passkey refused': 'This passkey was not accepted. Try again.',
    'address unconfirmed': 'Confirm your e-mail address first: open the link we sent you.',
    'too many passkeys': 'You already have the maximum number of passkeys: remove one.',
    'factor is on': 'Two-step verification is on',
    'factor is off': 'Two-step verification is off',
    'passkey added': 'Passkey added',
    'passkey removed': 'Passkey removed',
    'session ended': 'Session ended',
    'sessions ended': 'The other sessions have ended',
  },
} as const satisfies Words<Key>
