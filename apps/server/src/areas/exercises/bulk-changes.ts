import type { Output, ParsedInput } from '@allenio/contract'
import { exerciseTagsAtMost } from '@allenio/contract/exercises'
import type { changeManyExercises } from '@allenio/contract/exercise-changes'
import { mayDo, type Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { markDeleted, undeleteMany } from './own-exercises.ts'
import { nameOf } from './present.ts'
import { findRows, type ExerciseRow } from './queries.ts'
import { noteChange } from './settings.ts'
import { listUses } from './uses.ts'
import { bulkWords } from './words.ts'

type Change = ParsedInput<typeof changeManyExercises>
type Reason = 'of the library' | 'deleted' | 'full of tags' | 'used in programs'

/** Makes one change to all exercises that allow it, and answers the reason for each other one. */
export async function changeMany(db: WorkspaceDb, actor: Actor, change: Change): Promise<Output<typeof changeManyExercises>> {
  const ids = [...new Set(change.ids)]
  const rows = await findRows(db, actor, ids)
  // an unknown id is a mistake of the caller and not a refused exercise
  if (rows.length !== ids.length) throw new AppError('not found')
  const reasons = new Map<string, Reason>()
  for (const row of rows) {
    if (!row.is_own) reasons.set(row.id, 'of the library')
    else if (row.deleted_at !== null && change.action !== 'undelete') reasons.set(row.id, 'deleted')
  }
  const own = rows.filter(row => !reasons.has(row.id))
  const changed = await apply(db, actor, { change, own, reasons })
  await noteChange(db)
  await audit(db, { personId: actor.personId, action: 'change many exercises', details: { change: change.action, exerciseIds: changed } })
  const say = bulkWords(actor.language)
  return {
    changed,
    refused: rows.flatMap(row => {
      const reason = reasons.get(row.id)
      return reason ? [{ id: row.id, name: nameOf(row, actor), reason: say(reason, { max: exerciseTagsAtMost }) }] : []
    }),
  }
}

interface ChangeContext {
  change: Change
  own: readonly ExerciseRow[]
  /** Takes the reasons of those that refuse. */
  reasons: Map<string, Reason>
}

/** Answers the exercises that really changed. */
async function apply(db: WorkspaceDb, actor: Actor, { change, own, reasons }: ChangeContext): Promise<string[]> {
  const ids = own.map(row => row.id)
  switch (change.action) {
    case 'add tag': {
      const full = own.filter(row => row.tags.length >= exerciseTagsAtMost)
      for (const row of full) reasons.set(row.id, 'full of tags')
      return update(db, ids, {
        values: sql`tags = tags || ${change.tag}::text`,
        where: sql`cardinality(tags) < ${exerciseTagsAtMost} and not search_form(${change.tag}) = any(tag_keys)`,
      })
    }
    case 'remove tag':
      return update(db, ids, {
        values: sql`tags = array(select t.tag from unnest(tags, tag_keys) with ordinality as t (tag, key, place)
          where t.key <> search_form(${change.tag}) order by t.place)`,
        where: sql`search_form(${change.tag}) = any(tag_keys)`,
      })
    case 'set muscles': {
      const secondary = change.secondaryMuscles.filter(muscle => !change.primaryMuscles.includes(muscle))
      return update(db, ids, {
        values: sql`primary_muscles = ${[...new Set(change.primaryMuscles)]}::text[], secondary_muscles = ${[...new Set(secondary)]}::text[]`,
        where: sql`true`,
      })
    }
    case 'set equipment':
      return update(db, ids, { values: sql`equipment = ${[...new Set(change.equipment)]}::text[]`, where: sql`true` })
    case 'set category':
      return update(db, ids, { values: sql`category = ${change.category}`, where: sql`category <> ${change.category}` })
    case 'delete': {
      if (!mayDo(actor, 'delete exercises')) throw new AppError('forbidden')
      for (const { exerciseId } of await listUses(db, actor, ids)) reasons.set(exerciseId, 'used in programs')
      return markDeleted(
        db,
        ids.filter(id => !reasons.has(id)),
      )
    }
    case 'undelete':
      if (!mayDo(actor, 'delete exercises')) throw new AppError('forbidden')
      return undeleteMany(db, ids)
    default:
      return change satisfies never
  }
}

async function update(db: WorkspaceDb, ids: readonly string[], { values, where }: { values: Sql; where: Sql }): Promise<string[]> {
  const rows = await db.many<Row<'exercises', 'id'>>(sql`
    update exercises set ${values}, updated_at = now() where id = any(${[...ids]}::uuid[]) and deleted_at is null and ${where} returning id`)
  return rows.map(row => row.id)
}
