import { expect, test } from 'vitest'
import { placeBeside } from './place.ts'

const page = { width: 400, height: 300 }
const size = { width: 100, height: 30 }
const button = { left: 150, top: 100, width: 40, height: 40 }

test.each([
  ['top', { left: 120, top: 64 }],
  ['bottom', { left: 120, top: 146 }],
  ['left', { left: 44, top: 105 }],
  ['right', { left: 196, top: 105 }],
] as const)('in the middle of the page it stands at the %s', (side, place) => {
  expect(placeBeside(button, { size, side, page })).toEqual({ ...place, side })
})

test('without room it goes across', () => {
  expect(placeBeside({ ...button, top: 10 }, { size, side: 'top', page })).toMatchObject({ side: 'bottom', top: 56 })
  expect(placeBeside({ ...button, top: 250 }, { size, side: 'bottom', page })).toMatchObject({ side: 'top', top: 214 })
  expect(placeBeside({ ...button, left: 20 }, { size, side: 'left', page })).toMatchObject({ side: 'right', left: 66 })
})

test('with room on neither side it stays where it was asked for', () => {
  const low = { width: 400, height: 60 }
  expect(placeBeside({ ...button, top: 10 }, { size, side: 'bottom', page: low })).toMatchObject({ side: 'bottom', top: 22 })
  expect(placeBeside({ ...button, top: 10 }, { size, side: 'top', page: low })).toMatchObject({ side: 'top', top: 8 })
})

test('it never hangs over the edge', () => {
  expect(placeBeside({ ...button, left: 0 }, { size, side: 'bottom', page }).left).toBe(8)
  expect(placeBeside({ ...button, left: 360 }, { size, side: 'bottom', page }).left).toBe(292)
})
