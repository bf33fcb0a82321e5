import { areaWords } from '#lib/words'

/** For whoever opens the link of somebody else's list. */
export const useSharedWords = areaWords('shared shopping list', {
  common: ['retry'],
  it: {
    title: 'Lista della spesa',
    lead: 'Tocca quello che metti nel carrello: chi ti ha mandato la lista lo vede.',
    until: 'Questo link vale fino al {{day}}.',
    waiting: 'Senza connessione: quello che segni parte appena torna.',
    goneTitle: 'Questo link non vale più',
    goneText: 'È scaduto, è stato disattivato, o manca un pezzo dell’indirizzo. Chiedine uno nuovo a chi te l’ha mandato.',
    failedTitle: 'La lista non si è caricata',
    empty: 'In questa lista non c’è ancora niente.',
  },
  en: {
    title: 'Shopping list',
    lead: 'Tap what you put in the basket: the person who sent you the list sees it.',
    until: 'This link works until {{day}}.',
    waiting: 'No connection: what you tick is sent as soon as it is back.',
    goneTitle: 'This link no longer works',
    goneText: 'It has expired, has been turned off, or a piece of the address is missing. Ask the person who sent it for a new one.',
    failedTitle: 'The list could not be loaded',
    empty: 'There is nothing in this list yet.',
  },
})
