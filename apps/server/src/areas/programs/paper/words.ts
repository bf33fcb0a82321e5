import { addWords } from '#platform/words'

/** The words on paper. */
export const paperWords = addWords<
  'week' | 'day' | 'deload' | 'mark' | 'emptySet' | 'set' | 'warmup' | 'drop' | 'failure' | 'noWorkout' | 'noWeeks' | 'video'
>('program paper', {
  it: {
    week: 'Settimana {{number}}',
    day: 'Giorno {{number}}',
    deload: 'scarico',
    mark: 'Ordine',
    emptySet: 'Serie {{number}}',
    set: '{{number}}ª',
    warmup: 'riscaldamento',
    drop: 'drop',
    failure: 'a cedimento',
    noWorkout: 'Riposo',
    noWeeks: 'Questo programma non ha ancora settimane.',
    video: 'Filma questo esercizio',
  },
  en: {
    week: 'Week {{number}}',
    day: 'Day {{number}}',
    deload: 'deload',
    mark: 'Order',
    emptySet: 'Set {{number}}',
    set: 'Set {{number}}',
    warmup: 'warm-up',
    drop: 'drop',
    failure: 'to failure',
    noWorkout: 'Rest day',
    noWeeks: 'This program has no weeks yet.',
    video: 'Film this exercise',
  },
})
