import type { TrainingKind } from '@allenio/contract/macros'
import { areaWords } from '#lib/words'

const useTrainingWords = areaWords('macros training sentence', {
  it: {
    'on days': 'Allenamento e riposo vengono dal suo programma.',
    'in order': 'Si allena senza giorni fissi: contano i giorni in cui si è allenato, per gli altri vale lo schema settimanale.',
    none: 'Non ha un programma in corso: vale lo schema settimanale.',
  },
  en: {
    'on days': 'Training and rest come from the program.',
    'in order': 'The program has no fixed days: days of training count once they are done, the weekly pattern for the others.',
    none: 'No program runs: the weekly pattern counts.',
  },
})

/** The meaning of days by the calendar of training for one client. */
export function useTrainingSentence(): (training: TrainingKind) => string {
  const t = useTrainingWords()
  return training => t(training)
}
