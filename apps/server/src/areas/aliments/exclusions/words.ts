import type { exclusionErrors } from '@allenio/contract/exclusions'
import type { Words } from '#platform/words'

export const exclusionWords = {
  it: { 'too many exclusions': 'Ci sono già {{max}} esclusioni: togli quelle che non servono.' },
  en: { 'too many exclusions': 'There are {{max}} exclusions already: remove those that are not needed.' },
} as const satisfies Words<keyof typeof exclusionErrors>
