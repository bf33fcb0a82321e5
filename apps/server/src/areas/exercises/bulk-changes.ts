import type { Output, ParsedInput } from '@allenio/contract'
import { exerciseTagsAtMost, type changeManyExercises } from '@allenio/contract/exercises'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { bulkChange, rowTags } from '#platform/row-changes'
import { exerciseDeletion } from './deletion.ts'
import { nameOf } from './present.ts'
import { findRows, type ExerciseRow } from './queries.ts'
import { noteChange } from './settings.ts'
import { listUses } from './uses.ts'
import { bulkWords } from './words.ts'

type Change = ParsedInput<typeof changeManyExercises>
type Reason = 'of the library' | 'deleted' | 'full of tags' | 'used in programs'

const tags = rowTags({ table: 'exercises', max: exerciseTagsAtMost })

type ChangedRow = Row<'exercises', 'id'>

const idsOf = (rows: readonly ChangedRow[]): string[] => rows.map(row => row.id)

const changeExercises = bulkChange<Change, ExerciseRow, Reason>({
  thing: 'exercise',
  findRows,
  nameOf,
  sentenceOf: (reason, { language }) => bulkWords(language)(reason, { max: exerciseTagsAtMost }),

  reasonOf(row, { action }) {
    if (!row.is_own) return 'of the library'
    if (row.deleted_at !== null && action !== 'undelete') return 'deleted'
    return action === 'add tag' && row.tags.length >= exerciseTagsAtMost ? 'full of tags' : undefined
  },

  async apply(db, actor, { change, rows, refuse }) {
    const ids = idsOf(rows)
    const isAmong = sql`e.id = any(${ids}::uuid[]) and e.deleted_at is null`
    switch (change.action) {
      case 'add tag':
        return tags.add(db, ids, change.tag)
      case 'remove tag':
        return tags.remove(db, ids, change.tag)
      case 'set muscles': {
        const primaryMuscles = [...new Set(change.primaryMuscles)]
        const secondaryMuscles = [...new Set(change.secondaryMuscles)].filter(muscle => !primaryMuscles.includes(muscle))
        return idsOf(
          await db.many<ChangedRow>(sql`
          update exercises e set primary_muscles = ${primaryMuscles}::text[], secondary_muscles = ${secondaryMuscles}::text[],
            updated_at = now() where ${isAmong} returning id`),
        )
      }
      case 'set equipment':
        return idsOf(
          await db.many<ChangedRow>(sql`
          update exercises e set equipment = ${[...new Set(change.equipment)]}::text[], updated_at = now()
          where ${isAmong} returning id`),
        )
      case 'set category':
        return idsOf(
          await db.many<ChangedRow>(sql`
          update exercises e set category = ${change.category}, updated_at = now()
          where ${isAmong} and category <> ${change.category} returning id`),
        )
      case 'delete': {
        const usedIds = new Set((await listUses(db, actor, ids)).map(({ exerciseId }) => exerciseId))
        for (const id of usedIds) refuse(id, 'used in programs')
        return exerciseDeletion.changeMany(db, actor, { action: 'delete', ids: ids.filter(id => !usedIds.has(id)) })
      }
      case 'undelete':
        return exerciseDeletion.changeMany(db, actor, { action: 'undelete', ids })
      default:
        return change satisfies never
    }
  },
})

export async function changeMany(db: WorkspaceDb, actor: Actor, change: Change): Promise<Output<typeof changeManyExercises>> {
  const answer = await changeExercises(db, actor, change)
  await noteChange(db)
  return answer
}
