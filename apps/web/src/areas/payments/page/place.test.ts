import { expect, test } from 'vitest'
import { parsePlace } from './place.ts'

test.each([
  [{}, { places: undefined, from: undefined, isBack: false }],
  [
    { places: '16', from: '/clients/create' },
    { places: 16, from: '/clients/create', isBack: false },
  ],
  [{ places: '0' }, { places: undefined }],
  [{ places: '-3' }, { places: undefined }],
  [{ places: 'many' }, { places: undefined }],
  [{ places: '1e9' }, { places: undefined }],
  [{ from: 'https://example.com' }, { from: undefined }],
  [{ from: '//example.com' }, { from: undefined }],
  [{ from: 'javascript:alert(1)' }, { from: undefined }],
  [{ checkout: 'paid' }, { isBack: true }],
  [{ checkout: 'card' }, { isBack: true }],
  [{ checkout: 'cancelled' }, { isBack: false }],
])('%j', (search, expected) => expect(parsePlace(search)).toMatchObject(expected))
