import type { Operation } from '@allenio/contract/documents'
import { SurveyVersion } from '@allenio/contract/surveys'
import { applyOperations, childrenOf, rowsOfNewDocument, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { asked, options } from './surveys.testing.ts'
import {
  changeKind,
  duplicateQuestion,
  firstTest,
  insertPage,
  insertQuestions,
  linesOfText,
  movePage,
  moveQuestion,
  operationsWritingSurvey,
  questionsOfLines,
  surveyModel,
  versionOfRows,
  withPastedOptions,
} from './index.ts'

const id = newId()

function edited(rows: DocumentRows, operations: readonly Operation[]): DocumentRows {
  const { changed, faults } = applyOperations(surveyModel, rows, operations)
  expect(faults).toEqual([])
  return withChanges(rows, changed)
}

/** Two pages: a and b, then c. */
function survey(): DocumentRows {
  const page = (...texts: string[]) => ({ title: '', questions: texts.map(text => asked('text', { key: text, text })) })
  const version = SurveyVersion.parse({ pages: [page('a', 'b'), page('c')] })
  const empty = rowsOfNewDocument(surveyModel, { id, cells: {} })
  return edited(empty, operationsWritingSurvey(empty, { id, cells: {}, version, newId }))
}

const textsOf = (rows: DocumentRows): string =>
  versionOfRows(rows, id)
    .pages.map(page => page.questions.map(({ text }) => text).join(''))
    .join('|')

const rowOf = (rows: DocumentRows, text: string) => [...rows.values()].find(row => row.cells['text'] === text && !row.isDeleted)?.id ?? ''

test.each([
  ['a', 1, 'ba|c'],
  ['b', 1, 'a|bc'],
  ['c', -1, 'abc|'],
  ['b', -1, 'ba|c'],
  ['a', -1, 'ab|c'],
  ['c', 1, 'ab|c'],
] as const)('question %s moves by %s: %s', (text, by, expected) => {
  const rows = survey()
  expect(textsOf(edited(rows, moveQuestion(rows, rowOf(rows, text), by)))).toBe(expected)
})

test('pages move, and come behind another one or at the end', () => {
  const rows = survey()
  const [first] = childrenOf(rows, id)
  expect(textsOf(edited(rows, movePage(rows, first?.id ?? '', 1)))).toBe('c|ab')
  expect(movePage(rows, first?.id ?? '', -1)).toEqual([])
  const page = () => ({ surveyId: id, pageId: newId(), questionId: newId() })
  expect(textsOf(edited(rows, insertPage(rows, { ...page(), afterId: first?.id ?? null })))).toBe('ab||c')
  expect(textsOf(edited(rows, insertPage(rows, { ...page(), afterId: null })))).toBe('ab|c|')
})

test('pasted lines become questions behind another one', () => {
  const rows = survey()
  const cells = questionsOfLines(linesOfText('- x\r\n\n 2) y '))
  const pageId = childrenOf(rows, id)[0]?.id ?? ''
  const pasted = (afterId: string | null) => insertQuestions(rows, { pageId, afterId, ids: cells.map(() => newId()), cells })
  expect(textsOf(edited(rows, pasted(rowOf(rows, 'a'))))).toBe('axyb|c')
  expect(textsOf(edited(rows, pasted(null)))).toBe('xyab|c')
})

test('a copy stands right behind its question', () => {
  const rows = survey()
  expect(textsOf(edited(rows, duplicateQuestion(rows, rowOf(rows, 'a'), newId())))).toBe('aab|c')
})

test('another kind keeps the words, and options where both have them', () => {
  const rows = survey()
  const a = rowOf(rows, 'a')
  const choice = edited(rows, [
    { kind: 'set', id: a, cells: { kind: 'multiple', options: options('x', 'y'), flags: [{ operator: 'is', value: 'x' }] } },
  ])
  const changed = (kind: 'checkboxes' | 'date', wasPublished: boolean) =>
    versionOfRows(edited(choice, changeKind(choice, { id: a, kind, newId: newId(), wasPublished })), id).pages[0]?.questions ?? []
  expect(changed('checkboxes', false)[0]).toMatchObject({ key: a, kind: 'checkboxes', text: 'a', options: options('x', 'y'), flags: [] })
  expect(changed('date', false)[0]).toMatchObject({ key: a, kind: 'date', text: 'a' })
  const [replaced, next] = changed('date', true)
  expect(replaced).toMatchObject({ kind: 'date', text: 'a' })
  expect(replaced?.key).not.toBe(a)
  expect(next?.text).toBe('b')
})

test.each([
  ['- Rice\n• Pasta\n3. Bread', ['Rice', 'Pasta', 'Bread']],
  ['a) Yes\nb) No', ['Yes', 'No']],
  ['10 kg or more', ['10 kg or more']],
  ['\n \n', []],
])('the lines of %j', (text, lines) => {
  expect(linesOfText(text)).toEqual(lines)
})

test('pasted options come behind the one with the cursor, and an empty one gives way with its key', () => {
  let made = 0
  const newKey = () => `new-${(made += 1)}`
  const paste = (own: ReturnType<typeof options>, index: number) =>
    withPastedOptions(own, { index, lines: ['P', 'Q'], newKey }).map(({ text }) => text)
  expect(paste(options('a', 'b'), 0)).toEqual(['A', 'P', 'Q', 'B'])
  const [first] = withPastedOptions([{ key: 'k', text: '' }], { index: 0, lines: ['P', 'Q'], newKey })
  expect(first).toEqual({ key: 'k', text: 'P' })
})

test.each([
  [asked('boolean'), { operator: 'is', value: true }],
  [asked('multiple', { options: options('a', 'b') }), { operator: 'is', value: 'a' }],
  [asked('multiple', { options: [] }), { operator: 'answered' }],
  [asked('checkboxes', { options: options('a', 'b') }), { operator: 'has', value: 'a' }],
  [asked('number', { min: 1 }), { operator: 'at least', value: 1 }],
  [asked('date'), { operator: 'answered' }],
])('the first test of %j', (question, expected) => {
  expect(firstTest(question)).toEqual(expected)
})
