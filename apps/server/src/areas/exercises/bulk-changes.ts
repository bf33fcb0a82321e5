import type { Output, ParsedInput } from '@allenio/contract'
import { exerciseTagsAtMost } from '@allenio/contract/exercises'
import type { changeManyExercises } from '@allenio/contract/exercise-changes'
import { mayDo, type Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { deleteMany, undeleteMany } from './own-exercises.ts'
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

type ChangedRow = Row<'exercises', 'id'>

const idsOf = (rows: readonly ChangedRow[]): string[] => rows.map(row => row.id)

const isAmong = (ids: readonly string[]) => sql`e.id = any(${[...ids]}::uuid[]) and e.deleted_at is null`

interface ChangeContext {
  change: Change
  own: readonly ExerciseRow[]
  /** Takes the reasons of those that refuse. */
  reasons: Map<string, Reason>
}

/** Answers the exercises that really changed. */
async function apply(db: WorkspaceDb, actor: Actor, { change, own, reasons }: ChangeContext): Promise<string[]> {
  const ids = idsOf(own)
  switch (change.action) {
    case 'add tag': {
      for (const row of own) if (row.tags.length >= exerciseTagsAtMost) reasons.set(row.id, 'full of tags')
      return idsOf(
        await db.many<ChangedRow>(sql`
        update exercises e set tags = tags || ${change.tag}::text, updated_at = now()
        where ${isAmong(ids)} and cardinality(tags) < ${exerciseTagsAtMost}::int and not search_form(${change.tag}) = any(tag_keys)
        returning id`),
      )
    }
    case 'remove tag':
      return idsOf(
        await db.many<ChangedRow>(sql`
        update exercises e set updated_at = now(), tags = array(
          select t.tag from unnest(tags, tag_keys) with ordinality as t (tag, key, place)
          where t.key <> search_form(${change.tag}) order by t.place)
        where ${isAmong(ids)} and search_form(${change.tag}) = any(tag_keys) returning id`),
      )
    case 'set muscles': {
      const primaryMuscles = [...new Set(change.primaryMuscles)]
      const secondaryMuscles = [...new Set(change.secondaryMuscles)].filter(muscle => !primaryMuscles.includes(muscle))
      return idsOf(
        await db.many<ChangedRow>(sql`
        update exercises e set primary_muscles = ${primaryMuscles}::text[], secondary_muscles = ${secondaryMuscles}::text[],
          updated_at = now() where ${isAmong(ids)} returning id`),
      )
    }
    case 'set equipment':
      return idsOf(
        await db.many<ChangedRow>(sql`
        update exercises e set equipment = ${[...new Set(change.equipment)]}::text[], updated_at = now()
        where ${isAmong(ids)} returning id`),
      )
    case 'set category':
      return idsOf(
        await db.many<ChangedRow>(sql`
        update exercises e set category = ${change.category}, updated_at = now()
        where ${isAmong(ids)} and category <> ${change.category} returning id`),
      )
    case 'delete': {
      if (!mayDo(actor, 'delete exercises')) throw new AppError('forbidden')
      for (const { exerciseId } of await listUses(db, actor, ids)) reasons.set(exerciseId, 'used in programs')
      return deleteMany(
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
