import type { workoutErrors } from '@allenio/contract/workouts'
import type { Words } from '#platform/words'

export const workoutWords = {
  it: {
    'training closed': 'Il tuo professionista ha scelto di decidere lui questa parte del programma.',
    'training day moved': 'Nel frattempo questa seduta è stata spostata: ora la vedi dov’è.',
    'workout full': 'Un allenamento può avere al massimo 60 esercizi e 1.200 serie.',
  },
  en: {
    'training closed': 'Your professional has chosen to control this part of the program.',
    'training day moved': 'This session has been moved in the meantime: you now see where it is.',
    'workout full': 'A workout can have at most 60 exercises and 1,200 sets.',
  },
} as const satisfies Words<keyof typeof workoutErrors>
