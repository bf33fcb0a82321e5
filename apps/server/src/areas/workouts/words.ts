import type { workoutErrors } from '@allenio/contract/workouts'
import type { Words } from '#platform/words'

export const workoutWords = {
  it: {
    'training closed': 'Il tuo professionista ha scelto di decidere lui questa parte del programma.',
    'workout full': 'Un allenamento può avere al massimo 60 esercizi e 1.200 serie.',
  },
  en: {
    'training closed': 'Your professional has chosen to decide this part of the program.',
    'workout full': 'A workout can have at most 60 exercises and 1,200 sets.',
  },
} as const satisfies Words<keyof typeof workoutErrors>
