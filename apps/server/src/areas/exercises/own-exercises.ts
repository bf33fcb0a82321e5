import { exerciseLimits, type ExerciseFields } from '@allenio/contract/exercises'
import { newId } from '@allenio/domain/ids'
import {
  exerciseColumns,
  exerciseValues,
  isNamed,
  mergeFields,
  presentFields,
  type ExerciseColumns,
  type WrittenFields,
} from '#areas/system-exercises'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found, Refusal, wrongField } from '#platform/errors'
import { copyNames, type Clone } from '#platform/row-changes'
import { copyAlternatives, setAlternatives } from './alternatives.ts'
import { exerciseDeletion, refuseTooMany } from './deletion.ts'
import { ownAssets } from './present.ts'
import { findRow } from './queries.ts'
import { noteChange } from './settings.ts'
import { listUses } from './uses.ts'

export interface WrittenExercise extends WrittenFields {
  tags?: readonly string[] | undefined
  alternativeIds?: readonly string[] | undefined
}

type OwnRow = ExerciseColumns & Row<'exercises', 'id' | 'tags'>

function named(fields: ExerciseFields): ExerciseFields {
  if (!isNamed(fields)) throw wrongField('nameIt', 'exercise name needed')
  return fields
}

/** Tags that differ in case or accents only are one. */
const distinctTags = (tags: readonly string[]): string[] => [...new Map(tags.map(tag => [tag.toLowerCase(), tag])).values()]

interface NewExercise {
  fields: ExerciseFields
  tags?: readonly string[]
  systemId?: string | null
}

async function insertExercise(db: WorkspaceDb, { fields, tags = [], systemId = null }: NewExercise): Promise<string> {
  await refuseTooMany(db, 1)
  const id = newId()
  await db.run(sql`
    insert into exercises (id, system_id, tags, ${exerciseColumns})
    values (${id}, ${systemId}, ${distinctTags(tags)}::text[], ${exerciseValues(named(fields))})`)
  await noteChange(db)
  return id
}

export async function createExercise(db: WorkspaceDb, actor: Actor, { tags = [], alternativeIds = [], ...written }: WrittenExercise) {
  const id = await insertExercise(db, { fields: mergeFields(written), tags })
  await setAlternatives(db, actor, id, alternativeIds)
  await audit(db, { personId: actor.personId, action: 'create exercise', subjectId: id })
  return id
}

/** An own exercise that is there, locked for a change. */
const reachOwn = async (db: WorkspaceDb, id: string): Promise<OwnRow> =>
  found(
    await db.maybeOne<OwnRow>(sql`
    select id, tags, ${exerciseColumns} from exercises where id = ${id} and deleted_at is null for no key update`),
  )

/** Locks an own exercise, or finds one of the library: a business adds pictures to both. */
export async function reachPictured(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const { is_own } = found(await findRow(db, actor, id))
  if (is_own) await reachOwn(db, id)
}

export async function updateExercise(
  db: WorkspaceDb,
  actor: Actor,
  { id, tags, alternativeIds, ...written }: WrittenExercise & { id: string },
) {
  const row = await reachOwn(db, id)
  const fields = named(mergeFields(written, presentFields(row)))
  await db.run(sql`
    update exercises set (${exerciseColumns}) = (${exerciseValues(fields)}), tags = ${distinctTags(tags ?? row.tags)}::text[],
      updated_at = now() where id = ${id}`)
  if (alternativeIds) await setAlternatives(db, actor, id, alternativeIds)
  await noteChange(db)
  await audit(db, { personId: actor.personId, action: 'update exercise', subjectId: id })
}

const buttonsAtMost = 3

/** Refused while something has it in it. */
export async function deleteExercise(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  await reachOwn(db, id)
  const uses = await listUses(db, actor, [id])
  if (uses.length) {
    const buttons = uses.flatMap(({ title, href }) => (title && href ? [{ title, redirect: href }] : []))
    throw new Refusal('exercise used in programs', {}, buttons.slice(0, buttonsAtMost))
  }
  await exerciseDeletion.delete(db, actor, id)
}

export async function cloneExercise(db: WorkspaceDb, actor: Actor, { id, names: givenNames }: Clone): Promise<string> {
  const row = found(await findRow(db, actor, id))
  const base = presentFields(row)
  const names = copyNames(givenNames, base, exerciseLimits.name)
  const fields = mergeFields(names, base)
  const cloneId = await insertExercise(db, { fields, tags: row.tags, systemId: row.is_own ? row.system_id : row.id })
  await ownAssets.copy(db, id, cloneId)
  await copyAlternatives(db, id, cloneId)
  await audit(db, { personId: actor.personId, action: 'clone exercise', subjectId: cloneId })
  return cloneId
}
