import { otherOption, type Answer, type Answers, type AnswerTest, type Question } from '@allenio/contract/surveys'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { answersToSend, checkAnswers, flaggedAnswers, missingQuestions, visibleQuestions } from './index.ts'
import { asked, file, given, metrics, options, versionOf } from './surveys.testing.ts'

const first = { number: 1 }
const context = { ...first, today: '2026-03-10', metrics }
const when = (question: string, test: AnswerTest) => ({ condition: { join: 'all', tests: [{ question, test }] } })
const keysOf = (questions: readonly Question[]) => questions.map(({ key }) => key)

describe('conditions', () => {
  const yes = given('boolean', { value: true })
  const pain = given('number', { value: 7 })
  const foods = given('checkboxes', { options: ['fish', 'milk'] })
  const bike = given('multiple', { option: 'bike' })
  test.each<[Answer | undefined, AnswerTest, boolean]>([
    [yes, { operator: 'is', value: true }, true],
    [yes, { operator: 'is', value: false }, false],
    [yes, { operator: 'is not', value: false }, true],
    [yes, { operator: 'at least', value: 0 }, false],
    [bike, { operator: 'is', value: 'bike' }, true],
    [bike, { operator: 'is not', value: 'bike' }, false],
    [bike, { operator: 'has', value: 'bike' }, true],
    [foods, { operator: 'has', value: 'milk' }, true],
    [foods, { operator: 'has', value: 'meat' }, false],
    [foods, { operator: 'is', value: 'milk' }, false],
    [foods, { operator: 'is not', value: 'meat' }, false],
    [pain, { operator: 'at least', value: 7 }, true],
    [pain, { operator: 'at least', value: 7.5 }, false],
    [pain, { operator: 'at most', value: 7 }, true],
    [pain, { operator: 'at most', value: 6 }, false],
    [pain, { operator: 'is', value: 7 }, true],
    [given('date', { day: '2026-03-10' }), { operator: 'answered' }, true],
    [given('text', { text: ' ' }), { operator: 'answered' }, false],
    [undefined, { operator: 'answered' }, false],
    [undefined, { operator: 'is not', value: 7 }, false],
  ])('after %j, %j: %s', (answer, test, isVisible) => {
    const question = asked(answer?.kind ?? 'number', { key: 'a', options: options('bike', 'fish', 'milk', 'meat') })
    const version = versionOf(question, asked('text', { key: 'b', ...when('a', test) }))
    expect(keysOf(visibleQuestions(version, answer ? { a: answer } : {}, first))).toEqual(isVisible ? ['a', 'b'] : ['a'])
  })

  test('all or any of them', () => {
    const tests = [
      { question: 'a', test: { operator: 'is', value: true } },
      { question: 'b', test: { operator: 'at least', value: 7 } },
    ]
    const version = versionOf(
      asked('boolean', { key: 'a' }),
      asked('number', { key: 'b' }),
      asked('text', { key: 'all', condition: { join: 'all', tests } }),
      asked('text', { key: 'any', condition: { join: 'any', tests } }),
    )
    expect(keysOf(visibleQuestions(version, { a: yes, b: pain }, first))).toEqual(['a', 'b', 'all', 'any'])
    expect(keysOf(visibleQuestions(version, { a: yes }, first))).toEqual(['a', 'b', 'any'])
    expect(keysOf(visibleQuestions(version, {}, first))).toEqual(['a', 'b'])
  })

  test('see no answer of a hidden question, of a later one, or of another kind', () => {
    const isYes = (key: string) => when(key, { operator: 'is', value: true })
    const version = versionOf(
      asked('boolean', { key: 'a' }),
      asked('boolean', { key: 'b', isRequired: true, ...isYes('a') }),
      asked('boolean', { key: 'c', isRequired: true, ...isYes('b') }),
      asked('boolean', { key: 'early', ...isYes('late') }),
      asked('boolean', { key: 'late' }),
      asked('boolean', { key: 'unknown', ...isYes('constructor') }),
    )
    const no = given('boolean', { value: false })
    const answers = { a: yes, b: yes, c: yes, late: yes }
    expect(keysOf(visibleQuestions(version, answers, first))).toEqual(['a', 'b', 'c', 'late'])
    const gone = { ...answers, a: no }
    expect(keysOf(visibleQuestions(version, gone, first))).toEqual(['a', 'late'])
    expect(missingQuestions(version, gone, first)).toEqual([])
    expect(answersToSend(version, gone, first)).toEqual({ a: no, late: yes })
    expect(answersToSend(version, { a: pain, b: yes }, first)).toEqual({})
    expect(answersToSend(version, { ...answers, stranger: yes }, first)).toEqual(answers)
    expect(keysOf(missingQuestions(version, { a: yes, b: pain }, first))).toEqual(['b'])
  })
})

test('some questions are asked every n-th time', () => {
  const version = versionOf(asked('number', { key: 'pain' }), asked('progress', { key: 'photos', everyNth: 4, isRequired: true }))
  const isAsked = (number: number) => visibleQuestions(version, {}, { number }).length === 2
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isAsked)).toEqual([1, 5, 9])
  expect(missingQuestions(version, {}, { number: 2 })).toEqual([])
  expect(keysOf(missingQuestions(version, {}, { number: 5 }))).toEqual(['photos'])
})

test.each<[AnswerTest[], Answer | undefined, AnswerTest | undefined]>([
  [[{ operator: 'at least', value: 7 }], given('number', { value: 7 }), { operator: 'at least', value: 7 }],
  [[{ operator: 'at least', value: 7 }], given('number', { value: 6 }), undefined],
  [[{ operator: 'at most', value: 3 }], given('number', { value: 2 }), { operator: 'at most', value: 3 }],
  [[{ operator: 'is', value: true }], given('boolean', { value: true }), { operator: 'is', value: true }],
  [[{ operator: 'has', value: 'b' }], given('checkboxes', { options: ['a', 'b'] }), { operator: 'has', value: 'b' }],
  [[{ operator: 'has', value: 'b' }], given('multiple', { option: 'b' }), { operator: 'has', value: 'b' }],
  [[{ operator: 'answered' }], given('text', { text: 'dizzy' }), { operator: 'answered' }],
  [[{ operator: 'answered' }], undefined, undefined],
  [[], given('text', { text: 'dizzy' }), undefined],
])('%j flags %j: %j', (flags, answer, flag) => {
  const version = versionOf(asked(answer?.kind ?? 'text', { key: 'q', options: options('a', 'b'), flags }))
  expect(flaggedAnswers(version, answer ? { q: answer } : {})).toEqual(flag ? [{ question: 'q', flag }] : [])
})

const kinds = ['boolean', 'number', 'multiple', 'checkboxes', 'text', 'metric', 'date', 'files', 'progress'] as const
const settings = { min: 0, max: 9, options: options('a', 'b', 'c'), hasOther: true, hasNone: true, metric: 'waist' }

const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.boolean().map(value => given('boolean', { value })),
  fc.integer({ min: -1, max: 10 }).map(value => given('number', { value })),
  fc.constantFrom('a', 'b', 'c', otherOption, 'd').map(option => given('multiple', { option, otherText: 'x' })),
  fc.subarray(['a', 'b', 'c', 'none']).map(chosen => given('checkboxes', { options: chosen })),
  fc.constantFrom('', ' ', 'well').map(text => given('text', { text })),
  fc.integer({ min: 35, max: 90 }).map(value => given('metric', { value })),
  fc.constant(given('date', { day: '2026-03-01' })),
  fc.nat(2).map(count => given('files', { files: Array.from({ length: count }, () => file('a.jpg', 'image/jpeg')) })),
  fc.boolean().map(hasPhoto => given('progress', { photos: hasPhoto ? { side: file('a.jpg', 'image/jpeg') } : {} })),
)

const anyTest: fc.Arbitrary<AnswerTest> = fc.oneof(
  fc.record({
    operator: fc.constantFrom('is' as const, 'is not' as const),
    value: fc.oneof(fc.boolean(), fc.nat(9), fc.constantFrom('a', 'b')),
  }),
  fc.record({ operator: fc.constant('has' as const), value: fc.constantFrom('a', 'none') }),
  fc.record({ operator: fc.constantFrom('at least' as const, 'at most' as const), value: fc.nat(9) }),
  fc.constant({ operator: 'answered' as const }),
)

/** Questions q0, q1 and so on, with conditions on any of them, later ones too. */
const anyVersion = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      isRequired: fc.boolean(),
      everyNth: fc.integer({ min: 1, max: 2 }),
      condition: fc.option(
        fc.record({
          join: fc.constantFrom('all', 'any'),
          tests: fc.array(fc.record({ question: fc.nat(9).map(at => `q${at}`), test: anyTest }), { minLength: 1, maxLength: 3 }),
        }),
        { freq: 1 },
      ),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map(rows => versionOf(...rows.map(({ kind, ...row }, at) => asked(kind, { ...settings, ...row, key: `q${at}` }))))

const anyAnswers = fc.dictionary(
  fc.nat(11).map(at => `q${at}`),
  anyAnswer,
  { maxKeys: 10 },
)
const anyCase = fc.record({ version: anyVersion, answers: anyAnswers, number: fc.integer({ min: 1, max: 3 }) })

describe('whatever is answered', () => {
  test('any order of answering ends with the questions and answers that all of it at once gives', () => {
    fc.assert(
      fc.property(anyCase, fc.array(fc.nat()), ({ version, answers, number }, picks) => {
        const asOf = (given: Answers) => visibleQuestions(version, given, { number })
        let known: Answers = {}
        // one visible question after the other, chosen by chance, until none is left that has an answer
        for (let step = 0; ; step += 1) {
          const open = asOf(known).filter(({ key }) => key in answers && !(key in known))
          const next = open[(picks[step] ?? 0) % Math.max(1, open.length)]
          const answer = next && answers[next.key]
          if (!next || !answer) break
          known = { ...known, [next.key]: answer }
        }
        expect(keysOf(asOf(known))).toEqual(keysOf(asOf(answers)))
        expect(answersToSend(version, known, { number })).toEqual(answersToSend(version, answers, { number }))
      }),
      runs,
    )
  })

  test('hidden answers change nothing', () => {
    fc.assert(
      fc.property(anyCase, anyAnswers, ({ version, answers, number }, others) => {
        const visible = keysOf(visibleQuestions(version, answers, { number }))
        const hidden = Object.fromEntries(Object.entries(others).filter(([key]) => !visible.includes(key)))
        const changed = { ...answers, ...hidden }
        expect(keysOf(visibleQuestions(version, changed, { number }))).toEqual(visible)
        expect(missingQuestions(version, changed, { number })).toEqual(missingQuestions(version, answers, { number }))
        expect(answersToSend(version, changed, { number })).toEqual(answersToSend(version, answers, { number }))
      }),
      runs,
    )
  })

  test('what is sent is judged as what was answered, and stays the same when it is sent again', () => {
    fc.assert(
      fc.property(anyCase, ({ version, answers, number }) => {
        const place = { ...context, number }
        const sent = answersToSend(version, answers, place)
        expect(visibleQuestions(version, sent, place)).toEqual(visibleQuestions(version, answers, place))
        expect(missingQuestions(version, sent, place)).toEqual(missingQuestions(version, answers, place))
        expect(checkAnswers(version, sent, place)).toEqual(checkAnswers(version, answers, place))
        expect(answersToSend(version, sent, place)).toEqual(sent)
      }),
      runs,
    )
  })

  test('what is complete and fits is complete and fits when it is sent', () => {
    const fitting = (question: Question, answers: Answers): Answers => {
      const answer: Readonly<Record<Question['kind'], Answer>> = {
        boolean: given('boolean', { value: true }),
        number: given('number', { value: 5 }),
        multiple: given('multiple', { option: 'a' }),
        checkboxes: given('checkboxes', { options: ['a', 'b'] }),
        text: given('text', { text: 'well' }),
        metric: given('metric', { value: 80 }),
        date: given('date', { day: '2026-03-01' }),
        files: given('files', { files: [file('a.jpg', 'image/jpeg')] }),
        progress: given('progress', { photos: { side: file('a.jpg', 'image/jpeg') } }),
      }
      return { ...answers, [question.key]: answer[question.kind] }
    }
    fc.assert(
      fc.property(anyCase, ({ version, answers, number }) => {
        const place = { ...context, number }
        let complete = answers
        for (const { question: key } of checkAnswers(version, complete, place)) {
          const question = visibleQuestions(version, complete, place).find(each => each.key === key)
          if (question) complete = fitting(question, complete)
        }
        // an answer may show further questions, which are then missing
        for (let missing = missingQuestions(version, complete, place); missing[0];) {
          complete = fitting(missing[0], complete)
          missing = missingQuestions(version, complete, place)
        }
        fc.pre(checkAnswers(version, complete, place).length === 0)
        const sent = answersToSend(version, complete, place)
        expect(missingQuestions(version, sent, place)).toEqual([])
        expect(checkAnswers(version, sent, place)).toEqual([])
        expect(Object.keys(sent).filter(key => !keysOf(visibleQuestions(version, sent, place)).includes(key))).toEqual([])
      }),
      runs,
    )
  })
})
