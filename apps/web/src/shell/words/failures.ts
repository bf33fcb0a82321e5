import { areaWords } from '#lib/words'

/** Sentences that may be needed before any other part of the frame is loaded. */
export const useFailureWords = areaWords('shell failures', {
  common: ['retry'],
  it: {
    somethingWrong: 'Qualcosa è andato storto.',
    gone: 'Non più disponibile',
    notSaved: 'Non salvato: il servizio non risponde. Riprova tra poco.',
    unreachableLead: 'Il servizio non risponde.',
    unreachable: 'Quello che vedi potrebbe non essere aggiornato.',
  },
  en: {
    somethingWrong: 'Something went wrong.',
    gone: 'No longer available',
    notSaved: 'Not saved: the service is not responding. Try again shortly.',
    unreachableLead: 'The service is not responding.',
    unreachable: 'What you see may be out of date.',
  },
})
