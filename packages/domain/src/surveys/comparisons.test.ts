import type { Answer, Question } from '@allenio/contract/surveys'
import { expect, test } from 'vitest'
import { compareAnswers, type AnsweredVersion } from './index.ts'
import { asked, given, options, versionOf } from './surveys.testing.ts'

const one = (question: Question, answer?: Answer): AnsweredVersion => ({
  version: versionOf(question),
  answers: answer ? { q: answer } : {},
})
const number = (value: number) => given('number', { value })
const asks = (fields: Record<string, unknown> = {}) => asked('number', { key: 'q', decimals: 1, ...fields })
const scale = { decimals: 0, min: 0, max: 10, scale: { low: 'none', high: 'worst' } }
const choice = (...keys: string[]) => asked('multiple', { key: 'q', options: options(...keys) })

test.each<[string, [Question, Answer?], [Question, Answer?], { change: number | null; isAskedDifferently: boolean }]>([
  ['a number', [asks(), number(7.1)], [asks(), number(6.9)], { change: 0.2, isAskedDifferently: false }],
  ['a scale', [asks(scale), number(3)], [asks(scale), number(8)], { change: -5, isAskedDifferently: false }],
  ['other words', [asks({ text: 'And now?' }), number(3)], [asks(), number(2)], { change: 1, isAskedDifferently: true }],
  ['other help', [asks({ help: 'At rest' }), number(3)], [asks(), number(2)], { change: 1, isAskedDifferently: true }],
  ['wider bounds of a field', [asks({ max: 20 }), number(3)], [asks({ max: 9 }), number(2)], { change: 1, isAskedDifferently: true }],
  ['another unit', [asks({ unit: 'kg' }), number(3)], [asks({ unit: 'g' }), number(2)], { change: null, isAskedDifferently: true }],
  ['another scale', [asks(scale), number(3)], [asks({ ...scale, max: 5 }), number(2)], { change: null, isAskedDifferently: true }],
  [
    'another place and flag',
    [asks({ isRequired: true, everyNth: 2 }), number(3)],
    [asks(), number(2)],
    { change: 1, isAskedDifferently: false },
  ],
  ['no earlier answer', [asks(), number(3)], [asks()], { change: null, isAskedDifferently: false }],
  ['no answer now', [asks()], [asks(), number(3)], { change: null, isAskedDifferently: false }],
  [
    'a metric',
    [asked('metric', { key: 'q', metric: 'waist' }), given('metric', { value: 80.1 })],
    [asked('metric', { key: 'q', metric: 'waist' }), given('metric', { value: 82 })],
    { change: -1.9, isAskedDifferently: false },
  ],
  [
    'another metric',
    [asked('metric', { key: 'q', metric: 'waist' }), given('metric', { value: 80.1 })],
    [asked('metric', { key: 'q', metric: 'hips' }), given('metric', { value: 82 })],
    { change: null, isAskedDifferently: true },
  ],
  [
    'options',
    [choice('a', 'b'), given('multiple', { option: 'a' })],
    [choice('a', 'b'), given('multiple', { option: 'b' })],
    { change: null, isAskedDifferently: false },
  ],
  ['one more option', [choice('a', 'b', 'c')], [choice('a', 'b')], { change: null, isAskedDifferently: true }],
])('%s', (_, now, before, outcome) => {
  expect(compareAnswers(one(...now), one(...before))).toMatchObject([{ question: 'q', now: now[1], before: before[1], ...outcome }])
})

test('another kind is another question, and a new question has nothing before it', () => {
  const now = { version: versionOf(asks(), asked('text', { key: 'new' })), answers: { q: number(3) } }
  const before = one(asked('metric', { key: 'q', metric: 'waist' }), given('metric', { value: 80 }))
  const nothing = { before: undefined, change: null, isAskedDifferently: false }
  expect(compareAnswers(now, before)).toEqual([
    { question: 'q', now: number(3), ...nothing },
    { question: 'new', now: undefined, ...nothing },
  ])
})
