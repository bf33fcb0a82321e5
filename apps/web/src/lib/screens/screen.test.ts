import { expect, test } from 'vitest'
import { hasMalformedId } from './screen.ts'

const id = '01a1f8c9-58e8-78e1-a176-000000000001'

test.each([
  [{ id }, false],
  [{ id: id.toUpperCase() }, false],
  [{}, false],
  [{ id: undefined }, false],
  [{ url: 'studio-marchetti' }, false],
  [{ id: 'x' }, true],
  [{ id: `${id}0` }, true],
  [{ id: '' }, true],
  [{ id, progressId: 'x' }, true],
  [{ id, metricId: 'waist' }, false],
  [{ id, metricId: '../x' }, true],
])('%j: %s', (params, isMalformed) =>
  expect(hasMalformedId({ params: { metricId: value => /^[a-z]+$/.test(value) } }, params)).toBe(isMalformed),
)
