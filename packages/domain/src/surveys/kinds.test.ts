import { Answer, Question, questionKinds, surveyLimits, type QuestionKind } from '@allenio/contract/surveys'
import { describe, expect, test } from 'vitest'
import { checkAnswer, isAnswered, summarizeAnswer } from './index.ts'
import { asked, file, given, metrics, options, ownMetric } from './surveys.testing.ts'

const today = '2026-03-10'
const megabyte = 1_048_576
const photo = file('a.jpg', 'image/jpeg')
const film = file('b.mp4', 'video/mp4')

type Fields = Record<string, unknown>
type Row = [kind: QuestionKind, settings: Fields, answer: Fields, outcome: string | Fields]

const choice = { options: options('a', 'b', 'c'), hasOther: true }
const several = { ...choice, hasNone: true, least: 2, most: 3 }
const scale = { min: 0, max: 10, scale: { low: 'none', high: 'worst' } }

/** Good answers with their summaries in Italian, bad ones with their faults. */
const rows: Row[] = [
  ['boolean', {}, { value: true }, 'Sì'],
  ['boolean', {}, { value: false }, 'No'],
  ['text', {}, { text: ' due\n\n righe ' }, 'due righe'],
  ['text', { isLong: true }, { text: 'x'.repeat(surveyLimits.text) }, `${'x'.repeat(119)}…`],
  ['multiple', choice, { option: 'b' }, 'B'],
  ['multiple', choice, { option: 'other', otherText: 'in bici' }, 'Altro: in bici'],
  ['multiple', choice, { option: 'other' }, { code: 'other without words' }],
  ['multiple', { ...choice, hasOther: false }, { option: 'other', otherText: 'in bici' }, { code: 'unknown option' }],
  ['multiple', choice, { option: 'd' }, { code: 'unknown option' }],
  ['multiple', choice, { option: 'none' }, { code: 'unknown option' }],
  ['checkboxes', several, { options: ['a', 'c'] }, 'A, C'],
  ['checkboxes', several, { options: ['a', 'other'], otherText: 'pesce' }, 'A, Altro: pesce'],
  ['checkboxes', several, { options: ['a', 'other'] }, { code: 'other without words' }],
  ['checkboxes', several, { options: ['a'] }, { code: 'too few options', least: 2 }],
  ['checkboxes', several, { options: ['a', 'b', 'c', 'other'], otherText: 'x' }, { code: 'too many options', most: 3 }],
  ['checkboxes', several, { options: ['none'] }, 'Nessuna di queste'],
  ['checkboxes', several, { options: ['none', 'a'] }, { code: 'none beside options' }],
  ['checkboxes', choice, { options: ['none'] }, { code: 'unknown option' }],
  ['checkboxes', choice, { options: ['a', 'b', 'c', 'other'], otherText: 'x' }, 'A, B, C, Altro: x'],
  ['files', { most: 3 }, { files: [photo, film, photo] }, '2 foto, 1 video'],
  ['files', { most: 1 }, { files: [photo, film] }, { code: 'too many files', most: 1 }],
  ['files', { accepts: ['image'] }, { files: [film] }, { code: 'file type not accepted', name: 'b.mp4' }],
  ['files', {}, { files: [file('c.pdf', 'application/pdf', 100 * megabyte)] }, '1 file'],
  ['files', {}, { files: [file('c.pdf', '', 100 * megabyte + 1)] }, { code: 'file too large', name: 'c.pdf', megabytes: 100 }],
  ['files', {}, { files: [file('d.MOV', 'video/quicktime', 200 * megabyte)] }, '1 video'],
  ['files', {}, { files: [file('d.MOV', '', 200 * megabyte + 1)] }, { code: 'file too large', name: 'd.MOV', megabytes: 200 }],
  ['metric', { metric: 'waist' }, { value: 82.5 }, '82,5\u00a0cm'],
  ['metric', { metric: 'waist' }, { value: 40 }, '40\u00a0cm'],
  ['metric', { metric: 'waist' }, { value: 39.9 }, { code: 'number too small', least: 40 }],
  ['metric', { metric: 'waist' }, { value: 250.1 }, { code: 'number too large', most: 250 }],
  // a metric of the house has its bounds even where nobody passed them
  ['metric', { metric: 'weight' }, { value: 401 }, { code: 'number too large', most: 400 }],
  ['metric', { metric: ownMetric }, { value: 11 }, { code: 'number too large', most: 10 }],
  ['metric', { metric: ownMetric }, { value: 7 }, '7\u00a0su'],
  // a deleted metric, which was there when the answer was given
  ['metric', { metric: ownMetric.replace('3', '4') }, { value: 1_234.5 }, '1.234,5'],
  ['progress', {}, { photos: { front: photo } }, '1 foto'],
  ['progress', { asksForWeight: true }, { photos: { front: photo, side: photo, back: photo }, kg: 72.5 }, '3 foto, 72,5\u00a0kg'],
  ['progress', { asksForWeight: true }, { photos: {}, kg: 72.5 }, { code: 'photo needed' }],
  ['progress', {}, { photos: { back: photo }, kg: 72.5 }, { code: 'weight not asked' }],
  ['progress', {}, { photos: { side: film } }, { code: 'file type not accepted', name: 'b.mp4' }],
  [
    'progress',
    {},
    { photos: { side: file('a.jpg', 'image/jpeg', 50 * megabyte + 1) } },
    { code: 'file too large', name: 'a.jpg', megabytes: 50 },
  ],
  ['date', {}, { day: '2027-01-31' }, '31 gen 2027'],
  ['date', { range: 'past' }, { day: today }, '10 mar 2026'],
  ['date', { range: 'past' }, { day: '2026-03-11' }, { code: 'day in future' }],
  ['date', { range: 'future' }, { day: today }, '10 mar 2026'],
  ['date', { range: 'future' }, { day: '2026-03-09' }, { code: 'day in past' }],
  ['number', { decimals: 1, unit: 'h' }, { value: 7.5 }, '7,5\u00a0h'],
  ['number', { decimals: 2 }, { value: 0.29 }, '0,29'],
  ['number', { decimals: 1 }, { value: 7.55 }, { code: 'too many decimals', most: 1 }],
  ['number', { min: 1, max: 5 }, { value: 0 }, { code: 'number too small', least: 1 }],
  ['number', { min: 1, max: 5 }, { value: 6 }, { code: 'number too large', most: 5 }],
  ['number', scale, { value: 7 }, '7 su 10'],
  ['number', scale, { value: 0 }, '0 su 10'],
  ['number', scale, { value: 7.5 }, { code: 'too many decimals', most: 0 }],
]

test.each(rows)('%s %j answered by %j: %j', (kind, settings, fields, outcome) => {
  const question = asked(kind, settings)
  const answer = given(kind, fields)
  const fault = checkAnswer(question, answer, { today, metrics })
  if (typeof outcome !== 'string') return expect(fault).toEqual(outcome)
  expect(fault).toBeUndefined()
  expect(summarizeAnswer(question, answer, { language: 'it', metrics })).toBe(outcome)
})

test.each<[QuestionKind, Fields, Fields, string]>([
  ['boolean', {}, { value: true }, 'Yes'],
  ['multiple', choice, { option: 'other', otherText: 'by bike' }, 'Other: by bike'],
  ['checkboxes', several, { options: ['none'] }, 'None of these'],
  ['files', {}, { files: [photo, photo, film] }, '2 photos, 1 video'],
  ['metric', { metric: 'waist' }, { value: 82.5 }, '82.5\u00a0cm'],
  ['progress', {}, { photos: { front: photo } }, '1 photo'],
  ['date', {}, { day: '2027-01-31' }, '31 Jan 2027'],
  ['number', scale, { value: 7 }, '7 of 10'],
])('%s in English', (kind, settings, fields, line) => {
  expect(summarizeAnswer(asked(kind, settings), given(kind, fields), { language: 'en', metrics })).toBe(line)
})

test('texts past the limit are told before a schema refuses them', () => {
  const text = { kind: 'text', text: 'x'.repeat(surveyLimits.text + 1) } as const
  expect(checkAnswer(asked('text'), text, { today, metrics })).toEqual({ code: 'text too long', most: 5_000 })
  const other = { kind: 'multiple', option: 'other', otherText: 'x'.repeat(501) } as const
  expect(checkAnswer(asked('multiple', choice), other, { today, metrics })).toEqual({ code: 'other too long', most: 500 })
})

test.each<[QuestionKind, Fields, boolean]>([
  ['boolean', { value: false }, true],
  ['number', { value: 0 }, true],
  ['text', { text: ' \n ' }, false],
  ['checkboxes', { options: [] }, false],
  ['checkboxes', { options: ['none'] }, true],
  ['files', { files: [] }, false],
  ['progress', { photos: {} }, false],
  ['progress', { photos: {}, kg: 70 }, true],
])('%s %j says something: %s', (kind, fields, isSaying) => expect(isAnswered(given(kind, fields))).toBe(isSaying))

test('an answer of another kind fits no question', () => {
  for (const kind of questionKinds) {
    const question = asked(kind, { options: [], metric: 'waist' })
    const foreign = kind === 'date' ? given('boolean', { value: true }) : given('date', { day: today })
    expect(checkAnswer(question, foreign, { today, metrics })).toEqual({ code: 'other kind' })
  }
})

describe('schemas refuse', () => {
  test.each<[string, QuestionKind, Fields]>([
    ['31 options', 'multiple', { options: options(...Array.from({ length: 31 }, (_, at) => `o${at}`)) }],
    ['an option named like "other"', 'multiple', { options: options('other', 'a') }],
    ['an option named like "none of these"', 'checkboxes', { options: options('none', 'a') }],
    ['eleven files', 'files', { most: 11 }],
    ['no files', 'files', { most: 0 }],
    ['an unknown kind of date', 'date', { range: 'tomorrow' }],
    ['four decimals', 'number', { decimals: 4 }],
    ['an unknown metric', 'metric', { metric: 'mood' }],
    ['a key with signs', 'boolean', { key: '__proto__' }],
    ['a condition without tests', 'boolean', { condition: { join: 'all', tests: [] } }],
    ['every 0th time', 'boolean', { everyNth: 0 }],
  ])('%s', (_, kind, settings) => expect(Question.safeParse({ kind, key: 'a', text: 'b', ...settings }).success).toBe(false))

  test.each<[string, QuestionKind, Fields]>([
    ['5,001 characters', 'text', { text: 'x'.repeat(5_001) }],
    ['an option twice', 'checkboxes', { options: ['a', 'a'] }],
    ['eleven files', 'files', { files: Array.from({ length: 11 }, () => photo) }],
    ['an unknown pose', 'progress', { photos: { top: photo } }],
    ['a weight that nobody has', 'progress', { photos: { front: photo }, kg: 1_000 }],
    ['30 February', 'date', { day: '2026-02-30' }],
    ['an endless number', 'number', { value: Infinity }],
  ])('%s as an answer', (_, kind, fields) => expect(Answer.safeParse({ kind, ...fields }).success).toBe(false))
})
