import { SurveyVersion, type Answers } from '@allenio/contract/surveys'
import { expect, test } from 'vitest'
import { stepAt, stepsOf } from './steps.ts'

const question = (key: string, more: object = {}) => ({ kind: 'boolean', key, text: key, ...more })
const ifPain = { condition: { join: 'all', tests: [{ question: 'pain', test: { operator: 'is', value: true } }] } }

const version = SurveyVersion.parse({
  pages: [
    { title: 'Body', questions: [question('pain'), question('where', ifPain)] },
    { title: 'Doctor', questions: [question('doctor', ifPain)] },
    { title: 'Food', questions: [question('hunger'), question('photos', { everyNth: 4 })] },
  ],
})

const yes: Answers = { pain: { kind: 'boolean', value: true } }
const keysOf = (answers: Answers, { number = 1, isOneByOne = false } = {}) =>
  stepsOf({ version, answers, number, isOneByOne }).map(({ title, questions }) => [title, ...questions.map(({ key }) => key)])

test('a desk shows pages; one without a question that is asked is left out', () => {
  expect(keysOf({})).toEqual([
    ['Body', 'pain'],
    ['Food', 'hunger', 'photos'],
  ])
  expect(keysOf(yes, { number: 2 })).toEqual([
    ['Body', 'pain', 'where'],
    ['Doctor', 'doctor'],
    ['Food', 'hunger'],
  ])
})

test('a phone shows one question a screen, each under the title of its page', () => {
  expect(keysOf(yes, { isOneByOne: true, number: 3 })).toEqual([
    ['Body', 'pain'],
    ['Body', 'where'],
    ['Doctor', 'doctor'],
    ['Food', 'hunger'],
  ])
})

test.each([
  [yes, 'where', 1],
  [yes, 'hunger', 3],
  // not asked any more: the step before its place, so that nothing is skipped
  [{}, 'where', 0],
  [{}, 'doctor', 0],
  [{}, 'ghost', 0],
] satisfies [Answers, string, number][])('with %o the place of %s is step %i', (answers, key, at) => {
  expect(stepAt(stepsOf({ version, answers, number: 2, isOneByOne: true }), key, version)).toBe(at)
})

test('without a question there is no step', () => {
  expect(stepsOf({ version: { pages: [{ title: 'Empty', questions: [] }] }, answers: {}, number: 1, isOneByOne: true })).toEqual([])
})
