import { Answer, type AnswerTest, type Question, type QuestionKind } from '@allenio/contract/surveys'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { checkVersion, visibleQuestions } from './index.ts'
import { asked, metrics, options, ownMetric, versionOf } from './surveys.testing.ts'

type Fields = Record<string, unknown>

const context = { metrics, publishedKinds: new Map<string, QuestionKind>() }
const check = (...questions: Question[]) => checkVersion(versionOf(...questions), context)
const codes = (...questions: Question[]) => {
  const { faults, warnings } = check(...questions)
  return { faults: faults.map(({ fault }) => fault.code), warnings: warnings.map(({ fault }) => fault.code) }
}

const choice = { options: options('a', 'b', 'c') }

test.each<[QuestionKind, Fields, Fields[]]>([
  ['boolean', {}, []],
  ['boolean', { text: ' ' }, [{ code: 'question without words' }]],
  ['multiple', { options: [] }, [{ code: 'options missing', least: 2 }]],
  ['multiple', { options: options('a'), hasOther: true }, [{ code: 'options missing', least: 2 }]],
  ['multiple', { options: options('a', 'b') }, []],
  ['multiple', { options: [...options('a'), { key: 'b', text: '' }] }, [{ code: 'option without words', option: 'b' }]],
  ['checkboxes', { options: options('a', 'b', 'a', 'a') }, [{ code: 'option doubled', option: 'a' }]],
  ['checkboxes', { ...choice, least: 3, most: 2 }, [{ code: 'least above most', least: 3, most: 2 }]],
  ['checkboxes', { ...choice, least: 4 }, [{ code: 'least above most', least: 4, most: 3 }]],
  ['checkboxes', { ...choice, least: 4, most: 9 }, [{ code: 'least above most', least: 4, most: 3 }]],
  ['checkboxes', { ...choice, least: 4, hasOther: true }, []],
  ['files', { accepts: [] }, [{ code: 'no file type' }]],
  ['number', { min: 5, max: 1 }, [{ code: 'bounds reversed', min: 5, max: 1 }]],
  ['number', { min: 5, max: 5 }, []],
  ['number', { min: 0, scale: { low: '', high: '' } }, [{ code: 'scale without bounds' }]],
  ['number', { min: 0, max: 10, scale: { low: '', high: '' } }, []],
  ['number', { min: 0, max: 11, scale: { low: '', high: '' } }, [{ code: 'scale too long', most: 11 }]],
  ['number', { min: 0, max: 5, decimals: 1, scale: { low: '', high: '' } }, [{ code: 'scale not whole' }]],
  ['number', { min: 0.5, max: 5, scale: { low: '', high: '' } }, [{ code: 'scale not whole' }]],
  ['metric', { metric: ownMetric }, []],
  ['metric', { metric: ownMetric.replace('3', '4') }, [{ code: 'metric deleted' }]],
])('%s with %j has %j', (kind, settings, found) => {
  const { faults, warnings } = check(asked(kind, settings))
  expect([...faults, ...warnings]).toEqual(found.map(fault => ({ question: kind, fault })))
})

test('a deleted metric is a warning', () => {
  expect(codes(asked('metric', { metric: ownMetric.replace('3', '4') }))).toEqual({ faults: [], warnings: ['metric deleted'] })
})

test('there are 1 to 100 questions in all pages together', () => {
  const pages = (count: number) => ({
    pages: [0, 1].map(page => ({
      title: '',
      questions: Array.from({ length: page === 0 ? Math.min(60, count) : Math.max(0, count - 60) }, (_, at) =>
        asked('boolean', { key: `p${page}-${at}` }),
      ),
    })),
  })
  const found = (count: number) => checkVersion(pages(count), context).faults
  expect(found(0)).toEqual([{ question: null, fault: { code: 'no questions' } }])
  expect([found(1), found(100)]).toEqual([[], []])
  expect(found(101)).toEqual([{ question: null, fault: { code: 'too many questions', most: 100, count: 101 } }])
})

test('a key stands once, and keeps its kind through all versions', () => {
  expect(check(asked('boolean', { key: 'a' }), asked('text', { key: 'a' })).faults).toEqual([
    { question: 'a', fault: { code: 'key doubled' } },
  ])
  const version = versionOf(asked('number', { key: 'a' }), asked('number', { key: 'b' }))
  expect(
    checkVersion(version, {
      metrics,
      publishedKinds: new Map([
        ['a', 'text'],
        ['b', 'number'],
      ]),
    }).faults,
  ).toEqual([{ question: 'a', fault: { code: 'kind changed' } }])
})

const dependent = (tests: [string, AnswerTest][], join = 'all', key = 'b') =>
  asked('text', { key, condition: { join, tests: tests.map(([question, test]) => ({ question, test })) } })

test('conditions name earlier questions, so that there is no circle', () => {
  const answered = { operator: 'answered' } as const
  const found = (...questions: Question[]) => check(...questions).faults.map(({ question, fault }) => [question, fault])
  expect(found(dependent([['a', answered]]), asked('text', { key: 'a' }))).toEqual([
    ['b', { code: 'condition on later question', on: 'a' }],
  ])
  expect(found(dependent([['b', answered]]))).toEqual([['b', { code: 'condition on later question', on: 'b' }]])
  expect(found(dependent([['x', answered]]))).toEqual([['b', { code: 'condition on unknown question', on: 'x' }]])
  expect(found(dependent([['c', answered]]), dependent([['b', answered]], 'all', 'c'))).toEqual([
    ['b', { code: 'condition on later question', on: 'c' }],
  ])
})

const scale = { min: 0, max: 10, scale: { low: '', high: '' } }

test.each<[QuestionKind, Fields, AnswerTest[], string[]]>([
  ['boolean', {}, [{ operator: 'is', value: true }], []],
  ['boolean', {}, [{ operator: 'is', value: 1 }], ['condition never holds']],
  [
    'boolean',
    {},
    [
      { operator: 'is', value: true },
      { operator: 'is', value: false },
    ],
    ['condition never holds'],
  ],
  ['text', {}, [{ operator: 'answered' }], []],
  ['text', {}, [{ operator: 'is', value: 'well' }], ['condition never holds']],
  ['date', {}, [{ operator: 'at least', value: 1 }], ['condition never holds']],
  ['files', {}, [{ operator: 'answered' }], []],
  ['multiple', choice, [{ operator: 'is', value: 'a' }], []],
  ['multiple', choice, [{ operator: 'is', value: 'x' }], ['condition on unknown option', 'condition never holds']],
  ['multiple', choice, [{ operator: 'is not', value: 'x' }], ['condition on unknown option']],
  ['multiple', choice, [{ operator: 'is', value: 'other' }], ['condition on unknown option', 'condition never holds']],
  ['multiple', { ...choice, hasOther: true }, [{ operator: 'is', value: 'other' }], []],
  ['multiple', choice, ['a', 'b', 'c'].map(value => ({ operator: 'is not', value })), ['condition never holds']],
  ['multiple', choice, ['a', 'b'].map(value => ({ operator: 'is not', value })), []],
  [
    'checkboxes',
    choice,
    [
      { operator: 'has', value: 'a' },
      { operator: 'has', value: 'b' },
    ],
    [],
  ],
  [
    'checkboxes',
    { ...choice, most: 1 },
    [
      { operator: 'has', value: 'a' },
      { operator: 'has', value: 'b' },
    ],
    ['condition never holds'],
  ],
  ['checkboxes', { ...choice, hasNone: true }, [{ operator: 'has', value: 'none' }], []],
  [
    'checkboxes',
    { ...choice, hasNone: true },
    [
      { operator: 'has', value: 'none' },
      { operator: 'has', value: 'a' },
    ],
    ['condition never holds'],
  ],
  ['checkboxes', choice, [{ operator: 'has', value: 'none' }], ['condition on unknown option', 'condition never holds']],
  ['checkboxes', choice, [{ operator: 'is', value: 'a' }], ['condition never holds']],
  ['number', scale, [{ operator: 'at least', value: 10 }], []],
  ['number', scale, [{ operator: 'at least', value: 11 }], ['condition never holds']],
  ['number', scale, [{ operator: 'at most', value: -1 }], ['condition never holds']],
  ['number', scale, [{ operator: 'is', value: 2.5 }], ['condition never holds']],
  [
    'number',
    scale,
    [
      { operator: 'at least', value: 2.2 },
      { operator: 'at most', value: 2.8 },
    ],
    ['condition never holds'],
  ],
  [
    'number',
    { decimals: 1 },
    [
      { operator: 'at least', value: 2.2 },
      { operator: 'at most', value: 2.2 },
    ],
    [],
  ],
  [
    'number',
    scale,
    [
      { operator: 'at least', value: 9 },
      { operator: 'is not', value: 9 },
      { operator: 'is not', value: 10 },
    ],
    ['condition never holds'],
  ],
  [
    'number',
    scale,
    [
      { operator: 'at least', value: 8 },
      { operator: 'is not', value: 8 },
      { operator: 'is not', value: 9 },
    ],
    [],
  ],
  ['number', {}, [{ operator: 'at least', value: 500 }], []],
  ['metric', { metric: 'waist' }, [{ operator: 'at least', value: 251 }], ['condition never holds']],
  ['metric', { metric: 'waist' }, [{ operator: 'at most', value: 90 }], []],
])('%s with %j and %j: %j', (kind, settings, tests, found) => {
  const condition = dependent(tests.map(test => ['a', test]))
  expect(codes(asked(kind, { key: 'a', ...settings }), condition)).toEqual({ faults: [], warnings: found })
})

test('a condition on a question that is never asked never holds; any of several may', () => {
  const [yes, answered] = [{ operator: 'is', value: true }, { operator: 'answered' }] as const
  const impossible = dependent([['a', { operator: 'is', value: 3 }]])
  const ofEither = (join: string) =>
    dependent(
      [
        ['b', answered],
        ['a', yes],
      ],
      join,
      'c',
    )
  const found = (join: string) => check(asked('boolean', { key: 'a' }), impossible, ofEither(join)).warnings.map(({ question }) => question)
  expect(found('all')).toEqual(['b', 'c'])
  expect(found('any')).toEqual(['b'])
})

test.each<[QuestionKind, Fields, AnswerTest, string[]]>([
  ['number', scale, { operator: 'at least', value: 7 }, []],
  ['number', scale, { operator: 'at least', value: 70 }, ['flag never holds']],
  ['multiple', choice, { operator: 'has', value: 'a' }, []],
  ['multiple', choice, { operator: 'has', value: 'x' }, ['flag on unknown option']],
  ['text', {}, { operator: 'answered' }, []],
  ['text', {}, { operator: 'is', value: 'x' }, ['flag never holds']],
])('%s with %j flagged by %j: %j', (kind, settings, flag, warnings) => {
  expect(codes(asked(kind, { ...settings, flags: [flag] }))).toEqual({ faults: [], warnings })
})

test('a condition is said to never hold exactly where no answer makes its question visible', () => {
  const anyTest = fc.record({
    operator: fc.constantFrom('is', 'is not', 'at least', 'at most'),
    value: fc.integer({ min: -2, max: 8 }).map(half => half / 2),
  })
  fc.assert(
    fc.property(fc.array(anyTest, { minLength: 1, maxLength: 4 }), fc.constantFrom('all', 'any'), (tests, join) => {
      const condition = { join, tests: tests.map(each => ({ question: 'a', test: each })) }
      const version = versionOf(asked('number', { key: 'a', min: 0, max: 3 }), asked('text', { key: 'b', condition }))
      const isEverVisible = [0, 1, 2, 3].some(
        value => visibleQuestions(version, { a: Answer.parse({ kind: 'number', value }) }, { number: 1 }).length === 2,
      )
      expect(checkVersion(version, context).warnings).toHaveLength(isEverVisible ? 0 : 1)
    }),
    runs,
  )
})
