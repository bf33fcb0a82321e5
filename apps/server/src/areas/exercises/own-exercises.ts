import { deletedExerciseDays, ownExercisesAtMost } from '@allenio/contract/exercises'
import { exerciseLimits, type ExerciseFields } from '@allenio/contract/exercise-fields'
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
import { lockFor, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, Refusal, wrongField } from '#platform/errors'
import { undeleteFile } from '#platform/files'
import { copyAlternatives, setAlternatives } from './alternatives.ts'
import { ownAssets } from './present.ts'
import { findRow } from './queries.ts'
import { noteChange } from './settings.ts'
import { listUses } from './uses.ts'
import { copyWords } from './words.ts'

export interface WrittenExercise extends WrittenFields {
  tags?: readonly string[] | undefined
  alternativeIds?: readonly string[] | undefined
}

type OwnRow = ExerciseColumns & Row<'exercises', 'id' | 'tags'>

export async function refuseTooMany(db: WorkspaceDb, added: number): Promise<void> {
  await lockFor(db, 'exercises')
  const { count } = await db.one<Count>(sql`select count(*) as count from exercises where deleted_at is null`)
  if (count + added > ownExercisesAtMost) throw new AppError('too many exercises', { values: { max: ownExercisesAtMost } })
}

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
export const reachOwn = async (db: WorkspaceDb, id: string): Promise<OwnRow> =>
  found(
    await db.maybeOne<OwnRow>(sql`
    select id, tags, ${exerciseColumns} from exercises where id = ${id} and deleted_at is null for no key update`),
  )

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
  await deleteMany(db, [id])
  await audit(db, { personId: actor.personId, action: 'delete exercise', subjectId: id })
}

/** Answers those that were there. Their files go with them, unless a clone shows them, too. */
export async function deleteMany(db: WorkspaceDb, ids: readonly string[]): Promise<string[]> {
  const files = (await ownAssets.listOf(db, ids)).flatMap(ownAssets.filesOf)
  const rows = await db.many<Row<'exercises', 'id'>>(sql`
    update exercises set deleted_at = now(), updated_at = now() where id = any(${[...ids]}::uuid[]) and deleted_at is null returning id`)
  await ownAssets.deleteUnused(db, files)
  await noteChange(db)
  return rows.map(row => row.id)
}

export async function undeleteExercise(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const [restored] = await undeleteMany(db, [id])
  found(restored)
  await audit(db, { personId: actor.personId, action: 'undelete exercise', subjectId: id })
}

/** Answers those that came back. */
export async function undeleteMany(db: WorkspaceDb, ids: readonly string[]): Promise<string[]> {
  const rows = await db.many<Row<'exercises', 'id'>>(sql`
    update exercises set deleted_at = null, updated_at = now()
    where id = any(${[...ids]}::uuid[]) and deleted_at > now() - make_interval(days => ${deletedExerciseDays}) returning id`)
  await refuseTooMany(db, 0)
  for (const { file_id, poster_file_id } of await ownAssets.listOf(db, ids)) {
    for (const fileId of [file_id, poster_file_id]) if (fileId !== null) await undeleteFile(db, fileId)
  }
  await noteChange(db)
  return rows.map(row => row.id)
}

interface Clone {
  id: string
  nameIt?: string | undefined
  nameEn?: string | undefined
}

export async function cloneExercise(db: WorkspaceDb, actor: Actor, { id, nameIt, nameEn }: Clone): Promise<string> {
  const row = found(await findRow(db, actor, id))
  const base = presentFields(row)
  const names = nameIt === undefined && nameEn === undefined ? copyNames(base) : { nameIt: nameIt ?? '', nameEn: nameEn ?? '' }
  const fields = mergeFields(names, base)
  const cloneId = await insertExercise(db, { fields, tags: row.tags, systemId: row.is_own ? row.system_id : row.id })
  await ownAssets.copy(db, id, cloneId)
  await copyAlternatives(db, id, cloneId)
  await audit(db, { personId: actor.personId, action: 'clone exercise', subjectId: cloneId })
  return cloneId
}

/** Each name in its language, cut where the addition would make it too long. */
function copyNames({ nameIt, nameEn }: Pick<ExerciseFields, 'nameIt' | 'nameEn'>) {
  const copyOf = (name: string, added: string) => name && `${name.slice(0, exerciseLimits.name - added.length - 1)} ${added}`
  return { nameIt: copyOf(nameIt, copyWords.it), nameEn: copyOf(nameEn, copyWords.en) }
}
