import { areaWords } from '#lib/words'

/** The web words only what never reached the server. */
export const apiWords = areaWords('api', {
  it: { unreachable: 'Connessione assente. Controlla la rete e riprova.', somethingWentWrong: 'Qualcosa è andato storto.' },
  en: { unreachable: 'No connection. Check the network and try again.', somethingWentWrong: 'Something went wrong.' },
})
