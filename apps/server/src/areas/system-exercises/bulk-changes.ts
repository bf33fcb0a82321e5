import type { Output, ParsedInput } from '@allenio/contract'
import type { changeManySystemExercises } from '@allenio/contract/system-exercises'
import { sql, type Row, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { mergeFields } from './fields.ts'
import { countOf } from './queries.ts'

type Change = ParsedInput<typeof changeManySystemExercises>
type Changed = Row<'system_exercises', 'id'>

/** Makes one change to many exercises, and answers those that did not have it yet. */
export async function changeMany(db: SystemDb, change: Change): Promise<Output<typeof changeManySystemExercises>> {
  const ids = [...new Set(change.ids)]
  // an unknown id is a mistake of the caller
  if ((await countOf(db, ids)) !== ids.length) throw new AppError('not found')
  const rows = await apply(db, change, ids)
  return { changed: rows.map(({ id }) => id) }
}

/** A newer file of the library leaves what was edited as it is. */
function apply(db: SystemDb, change: Change, ids: readonly string[]): Promise<Changed[]> {
  const isAmong = sql`id = any(${[...ids]}::uuid[])`
  switch (change.action) {
    case 'set muscles': {
      const { primaryMuscles, secondaryMuscles } = mergeFields(change)
      return db.many<Changed>(sql`
        update system_exercises set primary_muscles = ${primaryMuscles}::text[], secondary_muscles = ${secondaryMuscles}::text[],
          edited_at = now(), updated_at = now()
        where ${isAmong} and (primary_muscles, secondary_muscles) is distinct from (${primaryMuscles}::text[], ${secondaryMuscles}::text[])
        returning id`)
    }
    case 'set equipment': {
      const { equipment } = mergeFields(change)
      return db.many<Changed>(sql`
        update system_exercises set equipment = ${equipment}::text[], edited_at = now(), updated_at = now()
        where ${isAmong} and equipment is distinct from ${equipment}::text[] returning id`)
    }
    case 'set category':
      return db.many<Changed>(sql`
        update system_exercises set category = ${change.category}, edited_at = now(), updated_at = now()
        where ${isAmong} and category <> ${change.category} returning id`)
    case 'delete':
      return db.many<Changed>(sql`
        update system_exercises set archived_at = now(), updated_at = now() where ${isAmong} and archived_at is null returning id`)
    case 'undelete':
      return db.many<Changed>(sql`
        update system_exercises set archived_at = null, updated_at = now() where ${isAmong} and archived_at is not null returning id`)
    default:
      return change satisfies never
  }
}
