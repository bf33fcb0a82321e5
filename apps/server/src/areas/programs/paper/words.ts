import { addWords } from '#platform/words'

/** The words on paper. */
export const paperWords = addWords<
  | 'week'
  | 'day'
  | 'deload'
  | 'mark'
  | 'exercise'
  | 'sets'
  | 'target'
  | 'load'
  | 'rir'
  | 'rpe'
  | 'tempo'
  | 'rest'
  | 'emptySet'
  | 'set'
  | 'warmup'
  | 'drop'
  | 'failure'
  | 'noWorkout'
  | 'noWeeks'
  | 'video'
>('program paper', {
  it: {
    week: 'Settimana {{number}}',
    day: 'Giorno {{number}}',
    deload: 'scarico',
    mark: 'Ordine',
    exercise: 'Esercizio',
    sets: 'Serie',
    target: 'Rip / tempo',
    load: 'Carico',
    rir: 'RIR',
    rpe: 'RPE',
    tempo: 'TUT',
    rest: 'Rec.',
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
    exercise: 'Exercise',
    sets: 'Sets',
    target: 'Reps / time',
    load: 'Load',
    rir: 'RIR',
    rpe: 'RPE',
    tempo: 'Tempo',
    rest: 'Rest',
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
