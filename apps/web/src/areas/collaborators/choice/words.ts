import { areaWords } from '#lib/words'

/** These texts are few and separate, because they load with the frame of every page. */
export const useChoiceWords = areaWords('team choice', {
  it: {
    wholeTeam: 'Tutto il team',
    show: 'Mostra i {{clients}} di',
    clientsOf: 'Mostra i {{clients}} di: {{name}}',
    collaborator: 'Collaboratore',
  },
  en: {
    wholeTeam: 'Whole team',
    show: 'Show the {{clients}} of',
    clientsOf: 'Show the {{clients}} of: {{name}}',
    collaborator: 'Collaborator',
  },
})
