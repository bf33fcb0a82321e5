import { SurveyVersion } from '@allenio/contract/surveys'
import { applyOperations, rowsOfNewDocument, withChanges } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { asked, options } from './surveys.testing.ts'
import { operationsWritingSurvey, surveyCellsOf, surveyModel, versionOfRows } from './index.ts'

const id = newId()
const cells = { name: 'Weekly', type: 'CHECK_IN' } as const

function written(version: SurveyVersion, rows = rowsOfNewDocument(surveyModel, { id, cells: {} })) {
  const operations = operationsWritingSurvey(rows, { id, cells, version, newId })
  const { changed, faults } = applyOperations(surveyModel, rows, operations)
  expect(faults).toEqual([])
  return withChanges(rows, changed)
}

const everyKind = SurveyVersion.parse({
  pages: [
    {
      title: 'Body',
      questions: [asked('metric', { metric: 'waist', everyNth: 4 }), asked('progress', { asksForWeight: true }), asked('files')],
    },
    {
      title: '',
      questions: [
        asked('multiple', { options: options('a', 'b'), hasOther: true, flags: [{ operator: 'is', value: 'b' }] }),
        asked('checkboxes', { options: options('a', 'b'), hasNone: true, most: 1 }),
        asked('number', { min: 1, max: 10, scale: { low: 'none', high: 'most' } }),
        asked('text', { isLong: true, isRequired: true }),
        asked('date', { range: 'past' }),
        asked('boolean', { condition: { join: 'all', tests: [{ question: 'multiple', test: { operator: 'answered' } }] } }),
      ],
    },
  ],
})

test('what is written is read back, under ids of its own', () => {
  const rows = written(everyKind)
  const read = versionOfRows(rows, id)
  expect(surveyCellsOf(rows, id)).toEqual(cells)
  const withoutKeys = (version: SurveyVersion) =>
    version.pages.map(page => page.questions.map(question => ({ ...question, key: '', condition: null })))
  expect(withoutKeys(read)).toEqual(withoutKeys(everyKind))
  expect(read.pages.map(({ title }) => title)).toEqual(['Body', ''])
  const choice = read.pages[1]?.questions[0]
  expect(read.pages[1]?.questions.at(-1)?.condition?.tests[0]?.question).toBe(choice?.key)
})

test('a question that is written again keeps its row; one that is not named goes', () => {
  const rows = written(everyKind)
  const read = versionOfRows(rows, id)
  const [first, second] = read.pages
  const swapped = {
    pages: [
      { title: 'Body', questions: [...(second?.questions ?? [])].toReversed() },
      { title: '', questions: first?.questions.slice(1) ?? [] },
    ],
  }
  const again = versionOfRows(written(swapped, rows), id)
  expect(again).toEqual(swapped)
})

test('what a row does not say is as the schema presets it', () => {
  const rows = written(SurveyVersion.parse({ pages: [{ title: '', questions: [asked('files'), asked('number')] }] }))
  expect([...rows.values()].filter(({ type }) => type === 'question').map(row => row.cells)).toEqual([
    { kind: 'files', text: 'How?' },
    { kind: 'number', text: 'How?' },
  ])
})
