import type { weightErrors } from '@allenio/contract/weights'
import type { Words } from '#platform/words'

export const weightWords = {
  it: { 'weight range': 'Il peso deve stare tra 2 e 400 kg.', 'weight deleted': 'Peso eliminato.' },
  en: { 'weight range': 'The weight must be between 2 and 400 kg.', 'weight deleted': 'Weight deleted.' },
} as const satisfies Words<keyof typeof weightErrors | 'weight deleted'>
