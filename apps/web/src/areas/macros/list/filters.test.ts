import { expect, test } from 'vitest'
import { macrosAddress } from './filters.ts'

const authorId = '0195fd9a-0c43-7e1c-8b1d-4d1f3a3f9a10'

test('an address is read as far as the server would accept it', () => {
  const raw = { unit: 'ounces', kind: 'library', isAssigned: 'maybe', authorId: 'me', search: 'massa', sort: '-kcal' }
  expect(macrosAddress.parse(raw)).toEqual({ search: 'massa', sort: '-kcal' })
})

test('what is written is read again', () => {
  const place = { unit: 'grams per kg', kind: 'for one client', isAssigned: 'false', authorId } as const
  const { searchParams } = new URL(macrosAddress.href(place), 'http://localhost')
  expect(macrosAddress.parse(Object.fromEntries(searchParams))).toEqual(place)
})
