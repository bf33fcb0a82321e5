import { expect, test } from 'vitest'
import { parseBookingText } from './booking-texts.ts'

// a Sunday
const today = '2026-11-29'

test.each([
  ['marco', 'marco', undefined, undefined],
  ['marco giovedì 18', 'marco', '2026-12-03', '18:00'],
  ['marco rossi giovedì alle 18.30', 'marco rossi', '2026-12-03', '18:30'],
  ['marco alle 9 e mezza di domani', 'marco', '2026-11-30', '09:30'],
  ['marco 18', 'marco', undefined, '18:00'],
  ['marco oggi', 'marco', '2026-11-29', undefined],
  ['marco 12/3', 'marco', '2027-03-12', undefined],
  ['marco 12 marzo ore 7', 'marco', '2027-03-12', '07:00'],
  ['anna thursday 6pm', 'anna', '2026-12-03', '18:00'],
  ['anna tomorrow at 7:15', 'anna', '2026-11-30', '07:15'],
  ['Anna De Mari', 'Anna De Mari', undefined, undefined],
  ['', '', undefined, undefined],
])('%j is %j on %s at %s', (text, name, day, clock) => {
  expect(parseBookingText(text, today)).toEqual({ name, day, clock })
})
