import { areaWords } from '#lib/words'

/** The texts of the search within one conversation. */
export const useSearchWords = areaWords('chat search', {
  common: ['retry', 'you'],
  it: {
    searchIn: 'Cerca nella conversazione',
    close: 'Chiudi la ricerca',
    older: 'Risultato precedente',
    newer: 'Risultato successivo',
    place: '{{at}} di {{all}}',
    found: '{{at}} di {{all}}. {{name}}, {{time}}: {{text}}',
    searching: 'Ricerca in corso',
    short: 'Scrivi almeno due lettere.',
    none: 'Nessun messaggio con queste parole.',
    offline: 'Sei offline: la ricerca riprende appena torna la rete.',
    failed: 'La ricerca non è riuscita.',
  },
  en: {
    searchIn: 'Search the conversation',
    close: 'Close search',
    older: 'Previous result',
    newer: 'Next result',
    place: '{{at}} of {{all}}',
    found: '{{at}} of {{all}}. {{name}}, {{time}}: {{text}}',
    searching: 'Searching',
    short: 'Type at least two letters.',
    none: 'No message with these words.',
    offline: 'You are offline: the search resumes when you are back online.',
    failed: 'The search failed.',
  },
})
