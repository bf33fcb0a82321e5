import { expect, test } from 'vitest'
import { strictestDiet } from './diets.tsx'

test.each([
  [{ pescatarian: 'yes', vegetarian: 'yes', vegan: 'yes' }, 'vegan'],
  [{ pescatarian: 'yes', vegetarian: 'yes', vegan: 'no' }, 'vegetarian'],
  [{ pescatarian: 'yes', vegetarian: 'yes', vegan: 'not known' }, 'vegetarian'],
  [{ pescatarian: 'yes', vegetarian: 'no', vegan: 'no' }, 'pescatarian'],
  [{ pescatarian: 'not known', vegetarian: 'not known', vegan: 'not known' }, undefined],
  [{ pescatarian: 'no', vegetarian: 'no', vegan: 'no' }, undefined],
] as const)('%o suits %s', (states, diet) => expect(strictestDiet(states)).toBe(diet))
