import { expect, test } from 'vitest'
import { painAt, printPainPlace, parsePainPlace } from './index.ts'

test.each([
  ['knee', 'Ginocchio', 'Knee'],
  ['knee left', 'Ginocchio sx', 'Knee, left'],
  ['lowerBack', 'Schiena bassa', 'Lower back'],
  // stored by earlier versions
  ['Ginocchio dx', 'Ginocchio dx', 'Knee, right'],
  ['Upper back', 'Schiena alta', 'Upper back'],
  // typed
  ['sotto il ginocchio', 'sotto il ginocchio', 'sotto il ginocchio'],
  ['neck left', 'neck left', 'neck left'],
])('pain stored as "%s" is read as "%s" and "%s"', (where, italian, english) => {
  expect([printPainPlace(where, 'it'), printPainPlace(where, 'en')]).toEqual([italian, english])
})

test('a listed place is stored by its name and side', () => {
  expect(parsePainPlace('Spalla sx')).toEqual({ place: 'shoulder', side: 'left' })
  expect([painAt({ place: 'hip', side: null }), painAt({ place: 'hip', side: 'right' })]).toEqual(['hip', 'hip right'])
})
