import { expect, test } from 'vitest'
import { mealPlansAddress } from './filters.ts'

const authorId = '0195fd9a-0c43-7e1c-8b1d-4d1f3a3f9a10'

test('an address is read as far as the server would accept it', () => {
  const raw = { kind: 'library', isDraft: 'maybe', authorId: 'me', search: 'mediterraneo', sort: '-kcal' }
  expect(mealPlansAddress.parse(raw)).toEqual({ search: 'mediterraneo', sort: '-kcal' })
})

test('what is written is read again', () => {
  const place = { kind: 'for one client', isDraft: 'false', authorId } as const
  const { searchParams } = new URL(mealPlansAddress.href(place), 'http://localhost')
  expect(mealPlansAddress.parse(Object.fromEntries(searchParams))).toEqual(place)
})
