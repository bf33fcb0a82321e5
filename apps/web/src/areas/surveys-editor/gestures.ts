import { surveyLimits, type QuestionKind } from '@allenio/contract/surveys'
import { childrenOf } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import {
  changeKind,
  duplicateQuestion,
  insertPage,
  insertQuestions,
  moveQuestion,
  presetKind,
  questionsOf,
  questionsOfLines,
  versionOfRows,
} from '@allenio/domain/surveys'
import type { SurveyQuestionCells } from '@allenio/contract/surveys'
import { toast } from '#ui/toast'
import type { EditorSession } from './session.ts'
import { useEditorWords } from './words.ts'

// Gestures apply the domain's operations to the survey; the selection that follows them is decided here.

function hasRoomFor({ document, surveyId }: EditorSession, count: number): boolean {
  const questions = questionsOf(versionOfRows(document.rows.get(), surveyId)).length
  if (questions + count <= surveyLimits.questions) return true
  toast({ type: 'warning', text: useEditorWords.say('surveyFull', { count: surveyLimits.questions }), id: 'survey full' })
  return false
}

/** Shows the settings of a question, and puts the cursor into its text. */
export function focusQuestion({ selectedId, focusId }: EditorSession, id: string): void {
  selectedId.set(id)
  focusId.set(id)
}

interface AddedQuestions {
  pageId: string
  afterId: string | null
  cells?: readonly SurveyQuestionCells[]
}

export function addQuestions(session: EditorSession, { pageId, afterId, cells = [{ kind: presetKind }] }: AddedQuestions): void {
  if (!hasRoomFor(session, cells.length)) return
  const ids = cells.map(() => newId())
  session.edit(insertQuestions(session.document.rows.get(), { pageId, afterId, ids, cells }))
  const last = ids.at(-1)
  if (last) focusQuestion(session, last)
}

/** A question at the end of a page. */
export function addQuestionTo(session: EditorSession, pageId: string): void {
  addQuestions(session, { pageId, afterId: childrenOf(session.document.rows.get(), pageId).at(-1)?.id ?? null })
}

/** The first of the pasted lines fills an empty question, the others become questions behind it. */
export function pasteQuestions(session: EditorSession, id: string, lines: readonly string[]): void {
  const row = session.document.rows.get().get(id)
  if (!row?.parentId || !hasRoomFor(session, lines.length)) return
  const isEmpty = (row.cells['text'] ?? '') === ''
  const [first, ...others] = questionsOfLines(lines)
  const gestureId = newId()
  if (isEmpty && first) session.set(id, { text: first.text }, gestureId)
  const cells = isEmpty ? others : questionsOfLines(lines)
  const ids = cells.map(() => newId())
  session.edit(insertQuestions(session.document.rows.get(), { pageId: row.parentId, afterId: id, ids, cells }), gestureId)
  focusQuestion(session, ids.at(-1) ?? id)
}

export function addPage(session: EditorSession, afterId: string | null): void {
  if (!hasRoomFor(session, 1)) return
  const questionId = newId()
  const { document, surveyId, edit } = session
  edit(insertPage(document.rows.get(), { surveyId, afterId, pageId: newId(), questionId }))
  focusQuestion(session, questionId)
}

export function moveShownQuestion(session: EditorSession, id: string, by: -1 | 1): void {
  const operations = moveQuestion(session.document.rows.get(), id, by)
  if (operations.length === 0) return
  session.edit(operations)
  focusQuestion(session, id)
}

export function duplicateShownQuestion(session: EditorSession, id: string): void {
  if (!hasRoomFor(session, 1)) return
  const copyId = newId()
  session.edit(duplicateQuestion(session.document.rows.get(), id, copyId))
  focusQuestion(session, copyId)
}

/** The question before it is shown next; undo brings the deleted one back. */
export function deleteQuestion(session: EditorSession, id: string): void {
  const { document, surveyId, edit, selectedId } = session
  const questions = questionsOf(versionOfRows(document.rows.get(), surveyId))
  const at = questions.findIndex(({ key }) => key === id)
  const next = questions[at - 1] ?? questions[at + 1]
  edit([{ kind: 'delete', id }])
  if (next) focusQuestion(session, next.key)
  else selectedId.set(undefined)
}

export function chooseKind(
  session: EditorSession,
  id: string,
  { kind, wasPublished }: { kind: QuestionKind; wasPublished: boolean },
): void {
  const replacementId = newId()
  session.edit(changeKind(session.document.rows.get(), { id, kind, newId: replacementId, wasPublished }))
  if (wasPublished) session.selectedId.set(replacementId)
}
