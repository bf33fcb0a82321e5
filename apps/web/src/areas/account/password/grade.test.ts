import { expect, test } from 'vitest'
import { gradeOf, isAccepted } from './grade.ts'

const email = 'giulia.marchetti@example.com'

test.each([
  ['', 'empty'],
  ['x7#kPq', 'short'],
  ['password123', 'common'],
  ['aaaaaaaaaaaaaaaa', 'common'],
  ['giulia.marchetti1', 'holds address'],
  ['bvtrkqpzmx', 'fair'],
  ['montagna verde', 'good'],
  ['tre gatti sul tetto', 'strong'],
  ['x7#kPq!92mZd', 'good'],
  ['x7#kPq!92mZdW4', 'strong'],
])('%j is %s', (password, grade) => {
  expect(gradeOf(password, email)).toBe(grade)
})

test('what is short, common or holds the address is not accepted', () => {
  expect((['empty', 'short', 'common', 'holds address', 'fair', 'good', 'strong'] as const).filter(isAccepted)).toEqual([
    'fair',
    'good',
    'strong',
  ])
})
