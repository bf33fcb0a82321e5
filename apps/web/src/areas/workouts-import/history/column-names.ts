import type { HistoryColumn } from '@allenio/domain/history-files'
import { areaWords } from '#lib/words'

const useWords = areaWords('workouts history columns', {
  it: {
    start: 'Data e ora',
    clock: 'Ora, se è a parte',
    workout: 'Nome dell’allenamento',
    exercise: 'Esercizio',
    sets: 'Quante serie',
    reps: 'Ripetizioni',
    weight: 'Carico',
    weightUnit: 'Unità del carico',
    kg: 'Carico in kg',
    lb: 'Carico in libbre',
    seconds: 'Tempo della serie',
    rpe: 'RPE',
    rir: 'RIR',
    kind: 'Numero o tipo di serie',
    exerciseNote: 'Nota dell’esercizio',
    workoutNote: 'Nota dell’allenamento',
    person: 'Persona',
    done: 'Fatto o no',
    end: 'Fine dell’allenamento',
    duration: 'Durata dell’allenamento',
    minutes: 'Durata in minuti',
    distance: 'Distanza',
    distanceUnit: 'Unità della distanza',
    metres: 'Distanza in metri',
    kilometres: 'Distanza in km',
    miles: 'Distanza in miglia',
    superset: 'Superserie',
  },
  en: {
    start: 'Date and time',
    clock: 'Time, if apart',
    workout: 'Name of the workout',
    exercise: 'Exercise',
    sets: 'How many sets',
    reps: 'Repetitions',
    weight: 'Load',
    weightUnit: 'Unit of the load',
    kg: 'Load in kg',
    lb: 'Load in pounds',
    seconds: 'Time of the set',
    rpe: 'RPE',
    rir: 'RIR',
    kind: 'Number or kind of set',
    exerciseNote: 'Note on the exercise',
    workoutNote: 'Note on the workout',
    person: 'Person',
    done: 'Done or not',
    end: 'End of the workout',
    duration: 'Length of the workout',
    minutes: 'Length in minutes',
    distance: 'Distance',
    distanceUnit: 'Unit of the distance',
    metres: 'Distance in metres',
    kilometres: 'Distance in km',
    miles: 'Distance in miles',
    superset: 'Superset',
  },
})

/** Returns the names of what columns may hold. */
export function useColumnNames(): (column: HistoryColumn) => string {
  const t = useWords()
  return column => t(column)
}
