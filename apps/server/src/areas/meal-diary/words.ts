import type { mealDiaryErrors } from '@allenio/contract/meal-diary'
import type { Words } from '#platform/words'

export const mealDiaryWords = {
  it: {
    'swap refused': 'Questo alimento non può sostituire quello del piano.',
    'swaps closed': 'Il tuo professionista ha scelto di non far cambiare gli alimenti: usa le alternative del piano.',
    'day moves closed': 'Il tuo professionista ha scelto di non far spostare i giorni del piano.',
    'diary full': 'Per questo giorno non si può aggiungere altro.',
    'day too far': 'Il diario si compila fino a 60 giorni fa e per le prossime due settimane.',
    'nothing eaten': 'In questo giorno non c’è niente da portare in un piano.',
  },
  en: {
    'swap refused': 'This food cannot replace the one of the plan.',
    'swaps closed': 'Your team has chosen not to allow food swaps: use the alternatives of the plan.',
    'day moves closed': 'Your team has chosen not to allow moving the days of the plan.',
    'diary full': 'Nothing more can be added to this day.',
    'day too far': 'The diary goes back 60 days, and two weeks ahead.',
    'nothing eaten': 'There is nothing on this day to copy to a plan.',
  },
} as const satisfies Words<keyof typeof mealDiaryErrors>
