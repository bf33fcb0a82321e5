import type { accountErrors } from '@allenio/contract/account'
import type { Words } from '#platform/words'

type Notice =
  | 'confirmation sent'
  | 'reset asked'
  | 'password set'
  | 'password changed'
  | 'profile saved'
  | 'address change asked'
  | 'deletion asked'
  | 'account kept'
  | 'export started'
  | 'invitation accepted'
  | 'invitation refused'
  | 'business left'

export const accountWords = {
  it: {
    'registration closed': 'La registrazione di nuovi professionisti è chiusa.',
    'agreement needed': 'Devi accettare prima di inviare.',
    'common password': 'Questa password si indovina facilmente: scegline un’altra.',
    'password holds the address': 'La password non deve contenere il tuo indirizzo e-mail.',
    'phone format':
      'Scrivi il numero con il prefisso internazionale, senza zeri iniziali, parentesi o trattini: per esempio +39 333 1234567.',
    'unknown time zone': 'Questo fuso orario non esiste.',
    'dead link': 'Questo link non vale più: è scaduto o è già stato usato.',
    'address taken': 'Questo indirizzo appartiene già a un altro account.',
    'address confirmed': 'Il tuo indirizzo è già confermato.',
    'log in to confirm': 'Accedi su questo dispositivo all’account che ha chiesto il cambio, poi apri di nuovo il link.',
    'no deletion asked': 'Il tuo account non è in via di eliminazione.',
    'too many exports': 'Hai già chiesto {{max}} copie nelle ultime 24 ore: riprova domani.',
    'export in progress': 'Una copia è già in preparazione: ti scriviamo quando è pronta.',
    'invitation declined':
      'Questa persona ha rifiutato il tuo invito. Puoi invitarla di nuovo quando sono passati {{days}} giorni dalla risposta.',
    'password needed': 'Con questo indirizzo non c’è ancora un account: per accettare scegli una password.',
    'account exists': 'Con questo indirizzo hai già un account: accetta l’invito senza scegliere una password.',
    'invitation accepted': 'Adesso fai parte di {{business}}',
    'invitation refused': 'Hai rifiutato l’invito di {{business}}',
    'business left': 'Hai lasciato {{business}}',
    'confirmation sent': 'Ti abbiamo scritto: apri il link nell’e-mail.',
    'reset asked': 'Se l’indirizzo ha un account, tra poco arriva un’e-mail con il link.',
    'password set': 'Password salvata',
    'password changed': 'Password cambiata: le altre sessioni sono state chiuse',
    'profile saved': 'Profilo salvato',
    'address change asked': 'Profilo salvato. Apri il link che abbiamo mandato al nuovo indirizzo.',
    'deletion asked': 'Il tuo account sarà eliminato tra 7 giorni',
    'account kept': 'Il tuo account resta',
    'export started': 'Stiamo preparando la copia: ti scriviamo quando è pronta.',
  },
  en: {
    'registration closed': 'Registration of new professionals is closed.',
    'agreement needed': 'You must agree before submitting.',
    'common password': 'This password is easy to guess: choose another one.',
    'password holds the address': 'The password must not contain your e-mail address.',
    'phone format': 'Write the number with its country code, without leading zeros, parentheses or hyphens: for example +39 333 1234567.',
    'unknown time zone': 'This time zone does not exist.',
    'dead link': 'This link no longer works: it has expired or was already used.',
    'address taken': 'This address already belongs to another account.',
    'address confirmed': 'Your address is already confirmed.',
    'log in to confirm': 'On this device, log in to the account that asked for the change, then open the link again.',
    'no deletion asked': 'Your account is not due to be deleted.',
    'too many exports': 'You have already asked for {{max}} copies in the last 24 hours: try again tomorrow.',
    'export in progress': 'A copy is already being prepared: we will e-mail you when it is ready.',
    'invitation declined':
      'This person has declined your invitation. You can invite them again once {{days}} days have passed since their answer.',
    'password needed': 'This address has no account yet: choose a password to accept.',
    'account exists': 'You already have an account with this address: accept the invitation without choosing a password.',
    'invitation accepted': 'You now belong to {{business}}',
    'invitation refused': 'You have declined the invitation from {{business}}',
    'business left': 'You have left {{business}}',
    'confirmation sent': 'We have written to you: open the link in the e-mail.',
    'reset asked': 'If the address has an account, an e-mail with the link will arrive shortly.',
    'password set': 'Password saved',
    'password changed': 'Password changed: the other sessions have ended',
    'profile saved': 'Profile saved',
    'address change asked': 'Profile saved. Open the link we sent to the new address.',
    'deletion asked': 'Your account will be deleted in 7 days',
    'account kept': 'Your account stays',
    'export started': 'We are preparing the copy: we will e-mail you when it is ready.',
  },
} as const satisfies Words<keyof typeof accountErrors | Notice>
