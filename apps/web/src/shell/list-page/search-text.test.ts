import { expect, test } from 'vitest'
import { followAddress, searchTextOf } from './search-text.ts'

test('while somebody types, the address that follows changes nothing that is typed', () => {
  const search = { typed: 'anna b', addressed: '', written: 'anna' }
  expect(followAddress(search, 'anna')).toEqual({ typed: 'anna b', addressed: 'anna', written: 'anna' })
})

test('an address that changes for another reason replaces what is typed', () => {
  const search = { typed: 'anna', addressed: 'anna', written: 'anna' }
  expect(followAddress(search, 'bea')).toEqual(searchTextOf('bea'))
  expect(followAddress(search, '')).toEqual(searchTextOf(''))
})

test('the same address changes nothing', () => {
  const search = { typed: 'ann', addressed: '', written: '' }
  expect(followAddress(search, '')).toBe(search)
})

test('the way back to an earlier search wins over what was written last', () => {
  const written = followAddress({ typed: 'anna', addressed: '', written: 'anna' }, 'anna')
  expect(followAddress(written, '').typed).toBe('')
})
