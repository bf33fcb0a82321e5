import { areaWords } from '#lib/words'

/** The note on a client’s overview. */
export const useNoteCardWords = areaWords('client-notes overview', {
  it: {
    note: 'Note',
    noteUpdated: 'aggiornate {{ago}}',
    noteEmpty: 'Quello che non vuoi dimenticare: turni, gusti, che cosa ama e che cosa no. Lo vede solo il team.',
    writeNote: 'Scrivi le note',
  },
  en: {
    note: 'Notes',
    noteUpdated: 'updated {{ago}}',
    noteEmpty: 'What you do not want to forget: shifts, tastes, what they like and what they do not. Only the team sees it.',
    writeNote: 'Write notes',
  },
})
