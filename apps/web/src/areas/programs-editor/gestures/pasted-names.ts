import type { DocumentRows } from '@allenio/domain/documents'
import { exerciseIn } from '@allenio/domain/programs'
import type { ExerciseLibrary } from '#lib/exercise-library'
import { toast } from '#ui/toast'
import { openDialog, type UnknownName } from '../dialogs.ts'
import { useEditorWords } from '../words.ts'

/** Names without an exercise that have come since, each with its rows; those that stood in the program before are meant so. */
export function unknownNames(before: DocumentRows, after: DocumentRows): UnknownName[] {
  const formerNames = new Set([...before.values()].map(({ cells }) => exerciseIn(cells)?.name))
  const rowIds = new Map<string, string[]>()
  for (const [id, row] of after) {
    const exercise = exerciseIn(row.cells)
    if (row === before.get(id) || row.isDeleted || !exercise || exercise.id !== undefined || formerNames.has(exercise.name)) continue
    rowIds.set(exercise.name, [...(rowIds.get(exercise.name) ?? []), id])
  }
  return [...rowIds].map(([name, ids]) => ({ name, rowIds: ids }))
}

/** The names of some rows that mean no exercise of the library, each with all rows of the program that bear it. */
export function unknownNamesOf(rows: DocumentRows, rowIds: readonly string[]): UnknownName[] {
  const namesOfRows = new Set(
    rowIds.map(id => exerciseIn(rows.get(id)?.cells ?? {})).flatMap(each => (each && each.id === undefined ? [each.name] : [])),
  )
  return unknownNames(new Map(), rows).filter(({ name }) => namesOfRows.has(name))
}

interface Pasted {
  unreadCount: number
  names: readonly UnknownName[]
  library: ExerciseLibrary
}

/** Says once what a paste has not understood, with a way to choose what its names mean. */
export function sayPasted({ unreadCount, names, library }: Pasted): void {
  const say = useEditorWords.say
  // before the library is there, no name is known
  const unknown = library.all.length === 0 ? [] : names
  if (unreadCount === 0 && unknown.length === 0) return
  const sentences = [
    unreadCount > 0 && say('pasteUnread', { count: unreadCount }),
    unknown.length > 0 && say('pasteUnknown', { count: unknown.length }),
  ]
  toast({
    type: 'info',
    id: 'pasted',
    text: sentences.filter(Boolean).join(' '),
    ...(unknown.length > 0 && { buttons: [{ text: say('chooseNames'), onClick: () => openDialog({ kind: 'names', names: unknown }) }] }),
  })
}
