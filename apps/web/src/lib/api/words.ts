import { areaWords } from '#lib/words'

/** The web has sentences of its own only for calls that never reached the server. */
export const apiWords = areaWords('api', {
  it: { unreachable: 'Connessione assente. Controlla la rete e riprova.', somethingWentWrong: 'Qualcosa è andato storto.' },
  en: { unreachable: 'No connection. Check the network and try again.', somethingWentWrong: 'Something went wrong.' },
})
