import type { Language } from '@allenio/contract'
import type { Operation } from '@allenio/contract/documents'
import type { ProgramExample } from '@allenio/contract/programs'
import { applyOperations, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { cellsOfText, copyWeek, insertEmpty, insertRows, programModel, parseRowText } from '@allenio/domain/programs'
import { exerciseNames } from '#areas/exercises'
import { idOfSlug } from '#areas/system-exercises'
import type { WorkspaceDb } from '#platform/db'
import { exampleDays } from './example-days.ts'

/** Each week leaves one repetition less in reserve, and the fourth one is easier. */
const weeks = { count: 4, rir: { by: 1, floor: 1 }, deload: { every: 4, loadPercent: 90, setsPercent: 60 }, stepKg: 2.5 }

/** The first content of a program that somebody begins from an example: the same operations as an editor's. */
export async function exampleContent(
  db: WorkspaceDb,
  programId: string,
  { example, language }: { example: ProgramExample; language: Language },
): Promise<Operation[]> {
  const days = exampleDays[example]
  const names = await exerciseNames(
    db,
    days.flatMap(({ rows }) => rows.map(([slug]) => idOfSlug(slug))),
  )
  const root = { id: programId, type: 'program', parentId: null, place: 'V', cells: {}, originId: null, isDeleted: false }
  let rows: DocumentRows = new Map([[programId, root]])
  const operations: Operation[] = []
  const apply = (added: readonly Operation[]) => {
    operations.push(...added)
    rows = withChanges(rows, applyOperations(programModel, rows, added).changed)
  }
  const insert = (type: 'week' | 'day' | 'workout', parentId: string, count = 1): readonly string[] => {
    const inserted = insertEmpty(rows, { type, parentId, index: 0, count, newId })
    apply(inserted.operations)
    return inserted.ids
  }
  const [weekId = ''] = insert('week', programId)
  const dayIds = insert('day', weekId, days.length)
  days.forEach(({ name, rows: lines }, index) => {
    const dayId = dayIds[index] ?? ''
    const [workoutId = ''] = insert('workout', dayId)
    apply([{ kind: 'set', id: dayId, cells: { name: name[language] } }])
    const newRows = lines.map(([slug, figures]) => {
      const exerciseRow = names.get(idOfSlug(slug))
      const [own, other] = language === 'it' ? [exerciseRow?.name_it, exerciseRow?.name_en] : [exerciseRow?.name_en, exerciseRow?.name_it]
      const exercise = { ...(exerciseRow && { id: exerciseRow.id }), name: own || other || slug.replaceAll('_', ' ') }
      return { id: newId(), cells: { ...cellsOfText(parseRowText(`x ${figures}`).row), exercise } }
    })
    apply(insertRows(rows, workoutId, null, newRows))
  })
  const { rir, deload, stepKg, count } = weeks
  const copies = { source: rows, weekId, times: count - 1, parentId: programId, index: 1, newId }
  apply(copyWeek(rows, { ...copies, ruleOf: () => ({ rir }), deload, stepKg }).operations)
  return operations
}
