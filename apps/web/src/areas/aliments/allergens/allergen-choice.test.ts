import { expect, test } from 'vitest'
import { differingTags } from '@allenio/domain/aliments'
import { allergenChoice } from './allergen-choice.ts'

test('an allergen without a tag is not known', () => {
  expect(allergenChoice({ milk: 'free' })).toMatchObject({ milk: 'free', gluten: 'not known' })
})

test('of an own food all that is known is kept', () => {
  expect(differingTags(allergenChoice({ milk: 'free', gluten: 'contains' }))).toEqual({ milk: 'free', gluten: 'contains' })
})

test('over the library only what differs is kept, also that something is not known after all', () => {
  const library = { milk: 'free', gluten: 'contains' } as const
  expect(differingTags(allergenChoice({ milk: 'may contain', soy: 'free' }), library)).toEqual({
    milk: 'may contain',
    gluten: 'not known',
    soy: 'free',
  })
})
