import { expect, test } from 'vitest'
import { filmFault } from './film-faults.ts'

test.each([
  ['a film that plays', { errorCode: undefined, width: 1920, isOnline: true }, undefined],
  ['a film that is not loaded yet', { errorCode: undefined, width: undefined, isOnline: true }, undefined],
  ['HEVC in a browser that plays its sound alone', { errorCode: undefined, width: 0, isOnline: true }, 'unplayable'],
  ['a format that the browser does not know', { errorCode: 4, width: undefined, isOnline: true }, 'unplayable'],
  ['pictures that cannot be decoded', { errorCode: 3, width: 1920, isOnline: true }, 'unplayable'],
  ['a connection that broke off', { errorCode: 2, width: 1920, isOnline: true }, 'not loaded'],
  ['no network', { errorCode: 4, width: undefined, isOnline: false }, 'not loaded'],
] as const)('%s', (_, state, fault) => {
  expect(filmFault(state)).toBe(fault)
})
