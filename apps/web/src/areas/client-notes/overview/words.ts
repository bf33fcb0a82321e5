import { areaWords } from '#lib/words'

/** The note on a client’s overview. */
export const useNoteCardWords = areaWords('client-notes overview', {
  it: {
    note: 'Note',
    noteUpdated: 'aggiornata {{ago}}',
    noteEmpty: 'Quello che non vuoi dimenticare: turni, gusti, come preferisce essere seguito. La vede solo il team.',
    writeNote: 'Scrivi la nota',
  },
  en: {
    note: 'Note',
    noteUpdated: 'updated {{ago}}',
    noteEmpty: 'What you do not want to forget: shifts, tastes, how they like to be looked after. Only the team sees it.',
    writeNote: 'Write the note',
  },
})
