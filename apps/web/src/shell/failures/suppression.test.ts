import { expect, test } from 'vitest'
import { oncePer } from './suppression.ts'

test('a second refusal for payment within three seconds says nothing', () => {
  let time = 1000
  const mayShow = oncePer(3000, () => time)
  const answers = [0, 10, 2999, 3000, 3001, 5999, 6000].map(after => {
    time = 1000 + after
    return mayShow()
  })
  expect(answers).toEqual([true, false, false, true, false, false, true])
})
