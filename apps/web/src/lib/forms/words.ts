import { areaWords } from '#lib/words'

/** The sentences of the fields' errors before anything is sent. */
export const useFormWords = areaWords('forms', {
  it: {
    missing: 'Compila questo campo',
    emailMissing: 'Scrivi la tua e-mail',
    email: 'Scrivi un indirizzo completo, come nome@esempio.it',
    atLeast: 'Servono almeno {{count}} caratteri',
    atMost: 'Al massimo {{count}} caratteri',
    numberAtLeast: 'Il minimo è {{count}}',
    numberAtMost: 'Il massimo è {{count}}',
    tooMany: 'Al massimo {{count}}',
    day: 'Scrivi una data completa',
    endsEarly: 'La fine viene prima dell’inizio',
    invalid: 'Controlla questo campo',
    agreement: 'Devi accettare prima di inviare.',
    phone: 'Scrivi il numero con il prefisso internazionale, per esempio +39 333 1234567',
    offline: 'Sei offline. Quello che hai scritto resta qui: riprova appena torna la rete.',
  },
  en: {
    missing: 'Fill in this field',
    emailMissing: 'Enter your e-mail',
    email: 'Enter a full address, such as name@example.com',
    atLeast: 'At least {{count}} characters are needed',
    atMost: 'At most {{count}} characters',
    numberAtLeast: 'The minimum is {{count}}',
    numberAtMost: 'The maximum is {{count}}',
    tooMany: 'At most {{count}}',
    day: 'Enter a full date',
    endsEarly: 'It ends before it starts',
    invalid: 'Check this field',
    agreement: 'You must agree before submitting.',
    phone: 'Enter the number with its country code, for example +39 333 1234567',
    offline: 'You are offline. What you typed stays here: try again once you are back online.',
  },
})

export type SayInForm = ReturnType<typeof useFormWords>
