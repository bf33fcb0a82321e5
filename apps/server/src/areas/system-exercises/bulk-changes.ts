import type { Output, ParsedInput } from '@allenio/contract'
import type { changeManySystemExercises } from '@allenio/contract/system-exercises'
import { sql, type Sql, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { mergeFields } from './fields.ts'
import { changeRows, countOf } from './queries.ts'

type Change = ParsedInput<typeof changeManySystemExercises>

/** Makes one change to many exercises, and answers those that did not have it yet. */
export async function changeMany(db: SystemDb, change: Change): Promise<Output<typeof changeManySystemExercises>> {
  const ids = [...new Set(change.ids)]
  // an unknown id is a mistake of the caller
  if ((await countOf(db, ids)) !== ids.length) throw new AppError('not found')
  return { changed: await changeRows(db, { ids, ...statementOf(change) }) }
}

function statementOf(change: Change): { set: Sql; where: Sql } {
  switch (change.action) {
    case 'set muscles': {
      const { primaryMuscles, secondaryMuscles } = mergeFields(change)
      return edited(sql`primary_muscles, secondary_muscles`, sql`${primaryMuscles}::text[], ${secondaryMuscles}::text[]`)
    }
    case 'set equipment':
      return edited(sql`equipment`, sql`${mergeFields(change).equipment}::text[]`)
    case 'set category':
      return edited(sql`category`, sql`${change.category}::text`)
    case 'delete':
      return { set: sql`archived_at = now()`, where: sql`archived_at is null` }
    case 'undelete':
      return { set: sql`archived_at = null`, where: sql`archived_at is not null` }
    default:
      return change satisfies never
  }
}

/** A newer file of the library leaves it as it is from now on. */
const edited = (columns: Sql, values: Sql) => ({
  set: sql`(${columns}) = row(${values}), edited_at = now()`,
  where: sql`row(${columns}) is distinct from row(${values})`,
})
