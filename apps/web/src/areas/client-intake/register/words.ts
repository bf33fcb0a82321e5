import { areaWords } from '#lib/words'

/** The page behind a professional's registration link. */
export const useRegisterWords = areaWords('client-intake register', {
  it: {
    title: 'Registrati da {{business}}',
    lead: 'Programmi, misure e appuntamenti in un posto solo. Basta un minuto.',
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    password: 'Scegli una password',
    passwordHint: 'Almeno 10 caratteri. Va benissimo una frase.',
    commonPassword: 'Questa password si indovina facilmente: scegline un’altra',
    passwordHoldsAddress: 'La password non deve contenere il tuo indirizzo e-mail',
    agree:
      'Accetto le <terms>condizioni d’uso</terms>, ho letto l’<privacy>informativa sulla privacy</privacy> e ' +
      'acconsento a che {{business}} tratti i miei dati per seguirmi.',
    register: 'Registrati',
    known: 'Hai già un account? <link>Accedi</link>',
    deadTitle: 'Questo link non vale più',
    deadText: 'Forse è stato cambiato, o manca un pezzo dell’indirizzo. Chiedi il link nuovo a chi ti segue.',
    closedTitle: '{{business}} non accetta registrazioni adesso',
    closedText: 'Scrivi a chi ti segue: può mandarti un invito o riaprire il link.',
    fullTitle: 'Per ora non c’è posto',
    failedTitle: 'Non ci siamo riusciti',
    toLogin: 'Vai all’accesso',
    retry: 'Riprova',
  },
  en: {
    title: 'Register with {{business}}',
    lead: 'Programs, measures and appointments in one place. It takes a minute.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    password: 'Choose a password',
    passwordHint: 'At least 10 characters. A sentence does very well.',
    commonPassword: 'This password is easy to guess: choose another one',
    passwordHoldsAddress: 'The password must not contain your e-mail address',
    agree:
      'I accept the <terms>terms of use</terms>, have read the <privacy>privacy notice</privacy> and agree that ' +
      '{{business}} processes my data to look after me.',
    register: 'Register',
    known: 'Already have an account? <link>Log in</link>',
    deadTitle: 'This link no longer works',
    deadText: 'It may have been changed, or a piece of the address is missing. Ask whoever looks after you for the new link.',
    closedTitle: '{{business}} takes no registrations now',
    closedText: 'Write to whoever looks after you: they can invite you or open the link again.',
    fullTitle: 'There is no place left for now',
    failedTitle: 'That did not work',
    toLogin: 'Go to log-in',
    retry: 'Try again',
  },
})
