import { useFormats } from '#lib/formats'
import type { PersonFacts } from './facts.ts'
import { usePersonWords } from './words.ts'

/** "donna, 34 anni, 69,4 kg", as far as it is known. */
export function usePersonText(): (facts: PersonFacts) => string {
  const t = usePersonWords()
  const { weight } = useFormats()
  return ({ sex, age, weightKg, state }) =>
    [
      sex && t(sex === 'female' ? 'femaleShort' : 'maleShort'),
      age !== null && t('yearsOld', { count: age }),
      weightKg !== null && weight(weightKg),
      state && t(state),
    ]
      .filter(Boolean)
      .join(', ')
}
