import { expect, test } from 'vitest'
import { inputOf, visitsAddress } from './filters.ts'

const clientId = '0195fd9a-0c43-7e1c-8b1d-4d1f3a3f9a10'

test('an address is read as far as the server would accept it', () => {
  const raw = { isDraft: 'maybe', clientId: 'bellini', from: '2026-02-30', to: '2026-03-01', search: 'bellini', sort: 'name' }
  expect(visitsAddress.parse(raw)).toEqual({ to: '2026-03-01', search: 'bellini' })
})

test('what is written is read again, and asked for without its order', () => {
  const place = { isDraft: 'false', clientId, from: '2026-01-01' } as const
  const { searchParams } = new URL(visitsAddress.href(place), 'http://localhost')
  expect(visitsAddress.parse(Object.fromEntries(searchParams))).toEqual(place)
  expect(inputOf({ ...place, sort: '-day' })).toEqual(place)
})
