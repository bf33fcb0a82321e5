import { areaWords } from '#lib/words'

export const usePanelWords = areaWords('training in short', {
  it: {
    failed: 'Non riusciamo a leggere gli allenamenti',
    nothing: 'Nessun programma e nessun allenamento.',
    adherence: 'Aderenza',
    counted_one: '{{done}} su {{count}} in 4 settimane',
    counted_other: '{{done}} su {{count}} in 4 settimane',
  },
  en: {
    failed: 'The training could not be loaded',
    nothing: 'No program and no workouts.',
    adherence: 'Adherence',
    counted_one: '{{done}} of {{count}} in 4 weeks',
    counted_other: '{{done}} of {{count}} in 4 weeks',
  },
})
