import { expect, test } from 'vitest'
import { sharedUnit } from './named-rows.ts'

test.each([
  ['one unit', ['mm', 'mm'], 'mm'],
  ['two units', ['cm', ''], undefined],
  ['no unit', ['', ''], undefined],
  ['no field', [], undefined],
])('a heading says the unit of fields with %s', (_, units, shared) => {
  expect(sharedUnit(units.map(unit => ({ unit })))).toBe(shared)
})
