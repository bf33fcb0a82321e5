import type { DocumentRow, Operation } from '@allenio/contract/documents'
import { surveyLimits, type QuestionKind, type QuestionOption, type SurveyQuestionCells } from '@allenio/contract/surveys'
import { childrenOf, placesAt, writtenCells, type DocumentRows } from '@allenio/domain/documents'
import { presetKind, questionOf } from './survey-rows.ts'

// Gestures on the pages and questions of a survey. Each answers the operations of one step of undo.

interface InsertedQuestions {
  pageId: string
  /** The question after which they come; null for the beginning of the page. */
  afterId: string | null
  /** One for each question. */
  ids: readonly string[]
  cells: readonly SurveyQuestionCells[]
}

/** New questions in a page. */
export function insertQuestions(rows: DocumentRows, { pageId, afterId, ids, cells }: InsertedQuestions): Operation[] {
  const index = childrenOf(rows, pageId).findIndex(({ id }) => id === afterId) + 1
  const { places, moves } = placesAt(rows, { parentId: pageId, index, count: ids.length })
  return [
    ...moves,
    ...ids.map((id, at): Operation => ({
      kind: 'insert',
      id,
      type: 'question',
      parentId: pageId,
      place: places[at] ?? '',
      cells: writtenCells({ kind: presetKind, ...cells[at] }),
    })),
  ]
}

/** A new page after another one, or at the end, with a first question. */
export function insertPage(
  rows: DocumentRows,
  { surveyId, afterId, pageId, questionId }: { surveyId: string; afterId: string | null; pageId: string; questionId: string },
): Operation[] {
  const pages = childrenOf(rows, surveyId)
  const at = pages.findIndex(({ id }) => id === afterId)
  const { places, moves } = placesAt(rows, { parentId: surveyId, index: at === -1 ? pages.length : at + 1, count: 1 })
  const [first] = placesAt(rows, { parentId: pageId, index: 0, count: 1 }).places
  return [
    ...moves,
    { kind: 'insert', id: pageId, type: 'page', parentId: surveyId, place: places[0] ?? '', cells: {} },
    { kind: 'insert', id: questionId, type: 'question', parentId: pageId, place: first ?? '', cells: { kind: presetKind } },
  ]
}

/** Moves a question one place up or down, across the ends of its page into the next one. Nothing where there is no further place. */
export function moveQuestion(rows: DocumentRows, id: string, by: -1 | 1): Operation[] {
  const question = rows.get(id)
  const page = rows.get(question?.parentId ?? '')
  if (!question || !page) return []
  const index = childrenOf(rows, page.id).findIndex(each => each.id === id) + by
  const lastIndex = childrenOf(rows, page.id).length - 1
  if (index >= 0 && index <= lastIndex) return moveTo(rows, question, { parentId: page.id, index })
  const pages = childrenOf(rows, page.parentId)
  const next = pages[pages.findIndex(each => each.id === page.id) + by]
  return next ? moveTo(rows, question, { parentId: next.id, index: by === 1 ? 0 : childrenOf(rows, next.id).length }) : []
}

/** Moves a page before or behind the next one. */
export function movePage(rows: DocumentRows, id: string, by: -1 | 1): Operation[] {
  const page = rows.get(id)
  const pages = childrenOf(rows, page?.parentId ?? '')
  const index = pages.findIndex(each => each.id === id) + by
  return page?.parentId && index >= 0 && index < pages.length ? moveTo(rows, page, { parentId: page.parentId, index }) : []
}

function moveTo(rows: DocumentRows, { id }: DocumentRow, { parentId, index }: { parentId: string; index: number }): Operation[] {
  const { places, moves } = placesAt(rows, { parentId, index, count: 1, leavingOut: [id] })
  return [...moves, { kind: 'move', id, parentId, place: places[0] ?? '' }]
}

/** A copy of a question right behind it. Its options keep their keys, since they belong to the question. */
export function duplicateQuestion(rows: DocumentRows, id: string, copyId: string): Operation[] {
  const question = rows.get(id)
  if (!question?.parentId) return []
  return insertQuestions(rows, { pageId: question.parentId, afterId: id, ids: [copyId], cells: [question.cells] })
}

const choiceKinds: readonly QuestionKind[] = ['multiple', 'checkboxes']
const cellsOfAllKinds = [
  'kind',
  'text',
  'help',
  'isRequired',
  'condition',
  'everyNth',
  'anamnesis',
] as const satisfies readonly (keyof SurveyQuestionCells)[]

interface ChangedKind {
  id: string
  kind: QuestionKind
  /** The id of the question that takes its place where the survey was published: there a key never changes its kind. */
  newId: string
  wasPublished: boolean
}

/** Another kind keeps what all kinds have, and the options where both have them. What only the former kind had is left out. */
export function changeKind(rows: DocumentRows, { id, kind, newId, wasPublished }: ChangedKind): Operation[] {
  const row = rows.get(id)
  const former = row && questionOf(row).kind
  if (!row?.parentId || former === undefined || former === kind) return []
  const hasOptions = choiceKinds.includes(former) && choiceKinds.includes(kind)
  const keptCells: readonly string[] = [...cellsOfAllKinds, ...(hasOptions ? ['options', 'hasOther'] : [])]
  const cells = Object.fromEntries(Object.entries(row.cells).filter(([name]) => keptCells.includes(name)))
  if (wasPublished) {
    const inserts = insertQuestions(rows, { pageId: row.parentId, afterId: id, ids: [newId], cells: [{ ...cells, kind }] })
    return [...inserts, { kind: 'delete', id }]
  }
  const emptied = Object.fromEntries(Object.keys(row.cells).flatMap(name => (keptCells.includes(name) ? [] : [[name, null]])))
  return [{ kind: 'set', id, cells: { ...emptied, kind } }]
}

/** A mark that somebody has typed before a line of a list: '- ', '• ', '1. ', 'a) ', '☐ '. */
const listMark = /^\s*(?:[-–—*•·◦▪○●☐□]|\d{1,3}[.)]|[a-z][.)])\s+/iu

/** The lines of a pasted text without blanks and marks. */
export const linesOfText = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(line => line.replace(listMark, '').trim())
    .filter(line => line !== '')

/** The cells of questions that are pasted as lines, one each. */
export const questionsOfLines = (lines: readonly string[]): SurveyQuestionCells[] =>
  lines.map(line => ({ text: line.slice(0, surveyLimits.questionText).trim() }))

/** Options with those of lines behind the one at an index, as many as there is room for. An empty one in that place gives way. */
export function withPastedOptions(
  options: readonly QuestionOption[],
  { index, lines, newKey }: { index: number; lines: readonly string[]; newKey: () => string },
): QuestionOption[] {
  const isReplaced = options[index]?.text.trim() === ''
  const before = options.slice(0, isReplaced ? index : index + 1)
  const pasted = lines.map((line, at) => ({
    key: at === 0 && isReplaced ? (options[index]?.key ?? newKey()) : newKey(),
    text: line.slice(0, surveyLimits.optionText).trim(),
  }))
  return [...before, ...pasted, ...options.slice(index + 1)].slice(0, surveyLimits.options)
}
