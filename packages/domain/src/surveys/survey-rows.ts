import type { Cells, CellValue, DocumentRow, Operation } from '@allenio/contract/documents'
import { fileKinds } from '@allenio/contract/files'
import {
  surveyLimits,
  type Question,
  type QuestionKind,
  type SurveyCells,
  type SurveyQuestionCells,
  type SurveyVersion,
} from '@allenio/contract/surveys'
import { childrenOf, isSameValue, operationsWritingRows, writtenCells, type DocumentRows, type WrittenRow } from '@allenio/domain/documents'
import { surveyModel } from './survey-model.ts'

// Turns the rows of a survey into a version, and a version into rows to write. The key of a question is the id of its row.

/** The kind of a question that has none yet. */
export const presetKind: QuestionKind = 'text'

/** The cells of a survey's own row; they were judged when they were written. */
export const surveyCellsOf = (rows: DocumentRows, id: string): SurveyCells => rows.get(id)?.cells ?? {}

/** A question as its row has it. What the row does not say is as the schema presets it. */
export function questionOf({ id: key, cells }: Pick<DocumentRow, 'id' | 'cells'>): Question {
  const { kind = presetKind, ...given } = cells as SurveyQuestionCells
  const common = {
    key,
    text: given.text ?? '',
    help: given.help ?? '',
    isRequired: given.isRequired ?? false,
    condition: given.condition ?? null,
    everyNth: given.everyNth ?? 1,
    flags: given.flags ?? [],
    anamnesis: given.anamnesis ?? null,
  }
  const choices = { options: given.options ?? [], hasOther: given.hasOther ?? false }
  switch (kind) {
    case 'boolean':
      return { kind, ...common }
    case 'text':
      return { kind, ...common, isLong: given.isLong ?? false }
    case 'multiple':
      return { kind, ...common, ...choices }
    case 'checkboxes':
      return { kind, ...common, ...choices, least: given.least ?? 0, most: given.most ?? null, hasNone: given.hasNone ?? false }
    case 'files':
      return { kind, ...common, accepts: given.accepts ?? [...fileKinds], most: Math.min(given.most ?? 1, surveyLimits.files) }
    case 'metric':
      return { kind, ...common, metric: given.metric ?? 'waist' }
    case 'progress':
      return { kind, ...common, asksForWeight: given.asksForWeight ?? false }
    case 'date':
      return { kind, ...common, range: given.range ?? 'any' }
    case 'number':
      return {
        kind,
        ...common,
        min: given.min ?? null,
        max: given.max ?? null,
        decimals: given.decimals ?? 0,
        unit: given.unit ?? '',
        scale: given.scale ?? null,
      }
    default:
      return kind satisfies never
  }
}

/** The version that the rows of a survey come to. */
export const versionOfRows = (rows: DocumentRows, id: string): SurveyVersion => ({
  pages: childrenOf(rows, id).map(page => ({
    title: typeof page.cells['title'] === 'string' ? page.cells['title'] : '',
    questions: childrenOf(rows, page.id).map(questionOf),
  })),
})

interface WrittenSurvey {
  id: string
  cells: SurveyCells
  version: SurveyVersion
  newId: () => string
}

/**
 * The operations that lead from the rows as they are to a whole survey. A page keeps its row by its place among the pages, and a question
 * by its key; a key that is no id stands for a new question.
 */
export function operationsWritingSurvey(rows: DocumentRows, { id, cells, version, newId }: WrittenSurvey): Operation[] {
  const pages = childrenOf(rows, id)
  const keys = version.pages.flatMap(({ questions }) => questions.map(({ key }) => key))
  const ids = new Map(keys.map(key => [key, isId(key) ? key : newId()]))
  const idOf = (key: string) => ids.get(key) ?? key
  const writtenRows = version.pages.flatMap(({ title, questions }, at): WrittenRow[] => {
    const pageId = pages[at]?.id ?? newId()
    return [
      { id: pageId, type: 'page', parentId: id, cells: writtenCells(title === '' ? {} : { title }) },
      ...questions.map(question => ({ id: idOf(question.key), type: 'question', parentId: pageId, cells: cellsOf(question, idOf) })),
    ]
  })
  return operationsWritingRows(surveyModel, rows, { id, cells: writtenCells({ ...cells }), written: writtenRows })
}

const isId = (key: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)

/** The cells of a question. What is as the schema presets it is absent. */
function cellsOf(question: Question, idOf: (key: string) => string): Cells {
  const preset: Readonly<Record<string, unknown>> = questionOf({ id: question.key, cells: { kind: question.kind } })
  const { key: _, condition, ...settings } = question
  const differing = Object.entries(settings).filter(([name, value]) => name === 'kind' || !isSameValue(value, preset[name] as CellValue))
  return writtenCells({
    ...Object.fromEntries(differing),
    ...(condition && { condition: { ...condition, tests: condition.tests.map(each => ({ ...each, question: idOf(each.question) })) } }),
  })
}
