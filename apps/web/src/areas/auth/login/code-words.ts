import { areaWords } from '#lib/words'

export const useCodeWords = areaWords('auth login code', {
  it: {
    codeTitle: 'Manca il codice',
    codeLead: 'Apri l’app di autenticazione e scrivi il codice a 6 cifre per {{email}}.',
    code: 'Codice',
    codeMissing: 'Scrivi le 6 cifre del codice',
    recoveryLead: 'Scrivi uno dei codici di recupero che hai messo da parte. Vale una volta sola.',
    recoveryCode: 'Codice di recupero',
    recoveryHint: 'Due gruppi di cinque caratteri',
    recoveryMissing: 'Scrivi un codice di recupero',
    confirm: 'Conferma',
    useRecovery: 'Non hai il telefono? <link>Usa un codice di recupero</link>',
    useAuthenticator: 'Hai di nuovo il telefono? <link>Usa il codice dell’app</link>',
    otherAccount: 'Accedi con un altro indirizzo',
  },
  en: {
    codeTitle: 'One more step',
    codeLead: 'Open your authenticator app and enter the 6-digit code for {{email}}.',
    code: 'Code',
    codeMissing: 'Enter the 6 digits of the code',
    recoveryLead: 'Enter one of the recovery codes you saved. Each works once.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'Two groups of five characters',
    recoveryMissing: 'Enter a recovery code',
    confirm: 'Confirm',
    useRecovery: 'Phone not at hand? <link>Use a recovery code</link>',
    useAuthenticator: 'Phone back in hand? <link>Use the app’s code</link>',
    otherAccount: 'Log in with another address',
  },
})
