import { makeSay } from '#platform/words'

/** The words on paper. */
export const paperWords = makeSay<'week' | 'day' | 'deload' | 'mark' | 'emptySet' | 'noWorkout' | 'noWeeks' | 'video' | 'noMaximum'>({
  it: {
    week: 'Settimana {{number}}',
    day: 'Giorno {{number}}',
    deload: 'scarico',
    mark: 'Ordine',
    emptySet: 'Serie {{number}}',
    noWorkout: 'Riposo',
    noWeeks: 'Questo programma non ha ancora settimane.',
    video: 'Filma questo esercizio',
    noMaximum: 'Massimale di lavoro mancante',
  },
  en: {
    week: 'Week {{number}}',
    day: 'Day {{number}}',
    deload: 'deload',
    mark: 'Order',
    emptySet: 'Set {{number}}',
    noWorkout: 'Rest day',
    noWeeks: 'This program has no weeks yet.',
    video: 'Film this exercise',
    noMaximum: 'Training max missing',
  },
})
