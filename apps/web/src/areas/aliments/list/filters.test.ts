import { expect, test } from 'vitest'
import { foodsAddress } from './filters.ts'

const id = '0195fd9a-0c43-7e1c-8b1d-4d1f3a3f9a10'

test('an address is read as far as the server would accept it', () => {
  const raw = { category: 'fruit', freeOf: 'dust', nutrient: 'iron', nutrientAtLeast: '1.5', nutrientAtMost: '1,5', authorId: 'me' }
  expect(foodsAddress.parse({ ...raw, reference_aliment_id: id })).toEqual({
    category: 'fruit',
    nutrient: 'iron',
    nutrientAtLeast: '1.5',
    reference_aliment_id: id,
  })
})

test('relevance is the usual order, so that the nearest to a food of reference stand first', () => {
  expect(foodsAddress.href({ reference_aliment_id: id, sort: 'relevance' })).toBe(`/aliments?reference_aliment_id=${id}`)
})
