import { areaWords } from '#lib/words'

/** Signing in: the one page that loads nothing it does not show. */
export const useLoginWords = areaWords('auth login', {
  common: ['email'],
  it: {
    title: 'Accedi',
    lead: 'Riprendi da dove eri.',
    password: 'Password',
    forgot: 'Password dimenticata?',
    logIn: 'Accedi',
    or: 'oppure',
    usePasskey: 'Usa una passkey',
    newHere: 'Sei un professionista? <link>Crea il tuo spazio</link>',
    trial: '30 giorni di prova, senza carta di credito.',
    emailMissing: 'Scrivi la tua e-mail',
    passwordMissing: 'Scrivi la tua password',
    passkeyDismissed: 'Non abbiamo ricevuto la passkey. Riprova, oppure accedi con la password.',
    passkeyImpossible: 'Su questo dispositivo la passkey non si può usare. Accedi con la password.',
  },
  en: {
    title: 'Log in',
    lead: 'Pick up where you left off.',
    password: 'Password',
    forgot: 'Forgot your password?',
    logIn: 'Log in',
    or: 'or',
    usePasskey: 'Use a passkey',
    newHere: 'Are you a professional? <link>Create your space</link>',
    trial: '30 days free, no credit card.',
    emailMissing: 'Enter your e-mail',
    passwordMissing: 'Enter your password',
    passkeyDismissed: 'We did not receive the passkey. Try again, or log in with your password.',
    passkeyImpossible: 'Passkeys do not work on this device. Log in with your password.',
  },
})
