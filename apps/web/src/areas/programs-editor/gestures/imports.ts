import type { Input } from '@allenio/contract'
import type { Operation } from '@allenio/contract/documents'
import { importProgram } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { draftOperations } from '@allenio/domain/program-files'
import type { ReadyProgram } from '#areas/programs'
import { call } from '#lib/api'
import { toastWithUndo } from '#ui/toast'
import type { EditorSession } from '../session.ts'
import { usePartWords } from '../weeks/words.ts'

// Imports of weeks. The undo in the toast deletes them, and restores the weeks that they have replaced.

interface Imported {
  addedIds: readonly string[]
  replacedIds: readonly string[]
}

function showImported(session: EditorSession, { addedIds, replacedIds }: Imported): void {
  const [first] = addedIds
  if (first !== undefined) session.weekId.set(first)
  // added and replaced weeks together may be more than a program can hold, so the added ones are deleted first
  const undo = () =>
    session.edit([
      ...addedIds.map((id): Operation => ({ kind: 'delete', id })),
      ...replacedIds.map((id): Operation => ({ kind: 'restore', id })),
    ])
  toastWithUndo(usePartWords.say('weeksImported', { count: addedIds.length }), undo)
}

const weekIdsOf = ({ outline }: EditorSession): string[] => outline.get().weeks.map(({ id }) => id)

/** Writes the weeks of a file, as one gesture. */
export function importDraft(session: EditorSession, { draft, exerciseOf }: ReadyProgram, isReplacing: boolean): void {
  const replacedIds = isReplacing ? weekIdsOf(session) : []
  const target = { programId: session.programId, isReplacing, newId, exerciseOf }
  const operations = draftOperations(session.document.rows.get(), draft, target)
  const addedIds = operations.flatMap(operation => (operation.kind === 'insert' && operation.type === 'week' ? [operation.id] : []))
  session.edit(operations)
  showImported(session, { addedIds, replacedIds })
}

type ProgramImport = Omit<Input<typeof importProgram>, 'to'>

/** Imports weeks of another program. The server copies them, because this device may not have them. */
export async function importWeeks(session: EditorSession, chosen: ProgramImport): Promise<void> {
  const before = new Set(weekIdsOf(session))
  const { weeks } = await call(importProgram, { ...chosen, to: session.programId })
  session.document.lookAgain()
  const addedIds = weeks.flatMap(({ id }) => (before.has(id) ? [] : [id]))
  showImported(session, { addedIds, replacedIds: chosen.isReplacing ? [...before] : [] })
}
