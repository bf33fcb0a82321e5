import { expect, test } from 'vitest'
import { groupsAddress } from './filters.ts'

const collaboratorId = '0195fd9a-0c43-7e1c-8b1d-4d1f3a3f9a10'

test('an address is read as far as the server would accept it, and what is written is read again', () => {
  expect(groupsAddress.parse({ search: 'corso', collaboratorId: 'me', sort: 'colour', create: 'true' })).toEqual({ search: 'corso' })
  const place = { search: 'corso', collaboratorId, sort: '-size' } as const
  const { searchParams } = new URL(groupsAddress.href(place), 'http://localhost')
  expect(groupsAddress.parse(Object.fromEntries(searchParams))).toEqual(place)
})
