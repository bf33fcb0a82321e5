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
    'in order': 'The program has no fixed days: training days count once they are done, and the weekly pattern applies to the others.',
    none: 'No program is running: the weekly pattern applies.',
  },
})

/** The meaning of days by the calendar of training for one client. */
export function useTrainingSentence(): (training: TrainingKind) => string {
  const t = useTrainingWords()
  return training => t(training)
}
