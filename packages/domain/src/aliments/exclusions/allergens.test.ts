import { expect, test } from 'vitest'
import { differingTags, statesOfTags } from '../index.ts'

test('an allergen without a tag is not known', () => {
  expect(statesOfTags({ milk: 'free' })).toMatchObject({ milk: 'free', gluten: 'not known' })
})

test('of an own food all that is known is kept', () => {
  expect(differingTags(statesOfTags({ milk: 'free', gluten: 'contains' }))).toEqual({ milk: 'free', gluten: 'contains' })
})

test('over the library only what differs is kept, also that something is not known after all', () => {
  const library = { milk: 'free', gluten: 'contains' } as const
  expect(differingTags(statesOfTags({ milk: 'may contain', soy: 'free' }), library)).toEqual({
    milk: 'may contain',
    gluten: 'not known',
    soy: 'free',
  })
})
