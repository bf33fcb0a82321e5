import { areaWords } from '#lib/words'

/** The sentences that all lists of records share; they fit every noun, whatever its gender. */
export const useRecordWords = areaWords('record list', {
  it: {
    failed: 'L’elenco non si è caricato',
    saved: 'Salvato: {{name}}',
    deleted: 'Eliminato: {{name}}',
    restored: 'Di nuovo nell’elenco: {{name}}',
  },
  en: {
    failed: 'The list could not be loaded',
    saved: 'Saved: {{name}}',
    deleted: 'Deleted: {{name}}',
    restored: 'Back in the list: {{name}}',
  },
})
