import { expect, test } from 'vitest'
import { recipesAddress } from './filters.ts'

const foodId = '0195fd9a-0c43-7e1c-8b1d-4d1f3a3f9a10'

test('an address is read as far as the server would accept it', () => {
  const raw = {
    tag: 'veloce',
    diet: 'paleo',
    freeOf: 'gluten',
    foodId,
    authorId: 'me',
    minutesAtMost: '30',
    kcalAtLeast: '1,5',
    paste: 'text',
  }
  expect(recipesAddress.parse(raw)).toEqual({ tag: 'veloce', freeOf: 'gluten', foodId, minutesAtMost: '30' })
})

test('what is written is read again', () => {
  const place = { tag: 'pranzo & cena', diet: 'vegan', kcalAtLeast: '300', kcalAtMost: '500', sort: '-updated' } as const
  const { searchParams } = new URL(recipesAddress.href(place), 'http://localhost')
  expect(recipesAddress.parse(Object.fromEntries(searchParams))).toEqual(place)
})
