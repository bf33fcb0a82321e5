import { expect, test } from 'vitest'
import { withField } from './column-match.tsx'

test('a field stands in one column: the earlier one gives it up', () => {
  expect(withField(['email', null, 'phone'], 1, 'email')).toEqual([null, 'email', 'phone'])
  expect(withField(['email', null], 0, null)).toEqual([null, null])
})
