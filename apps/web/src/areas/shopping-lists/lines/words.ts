import { areaWords } from '#lib/words'

/** The words of a line, for its owner and for whoever has the link. */
export const useLineWords = areaWords('shopping lines', {
  it: {
    gross: 'da pulire: circa {{weight}}',
    delete: 'Togli {{name}}',
    ofAisle: '{{ticked}} di {{total}}',
    aisleDone: 'tutto preso',
    progress: '{{ticked}} di {{total}} nel carrello',
    allTicked: 'Tutto nel carrello',
    people_one: 'per {{count}} persona',
    people_other: 'per {{count}} persone',
    peopleExact: 'per {{people}} persone',
  },
  en: {
    gross: 'before cleaning: about {{weight}}',
    delete: 'Remove {{name}}',
    ofAisle: '{{ticked}} of {{total}}',
    aisleDone: 'all taken',
    progress: '{{ticked}} of {{total}} in the basket',
    allTicked: 'Everything is in the basket',
    people_one: 'for {{count}} person',
    people_other: 'for {{count}} people',
    peopleExact: 'for {{people}} people',
  },
})
