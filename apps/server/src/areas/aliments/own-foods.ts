import { foodLimits, foodPictureMaxBytes } from '@allenio/contract/aliments'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { bulk, constraintOf, jsonText, lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { claimUpload, replaceFile } from '#platform/files'
import { copyNames, type Clone } from '#platform/row-changes'
import {
  contentColumns,
  contentOf,
  contentRecord,
  contentValues,
  mergeContent,
  type ContentColumns,
  type FoodContent,
  type WrittenContent,
} from './content.ts'
import { foodDeletion, refuseTooMany } from './deletion.ts'
import { noteFacts } from './food-facts.ts'
import { noteChange } from './search/food-index.ts'
import { findFullRow } from './queries.ts'

export interface StoredFood {
  id: string
  content: FoodContent
  note: string
  systemId?: string | null
}

const records = (foods: readonly StoredFood[]) => sql`
  records as materialized (
    select r.id, r."systemId" as system_id, r.note, r.content, c.*
    from jsonb_to_recordset(${jsonText(foods)}::jsonb) as r (id uuid, "systemId" uuid, note text, content jsonb)
    cross join lateral jsonb_to_record(r.content) as c (${contentRecord}))`

/** Somebody else may take a barcode between the reading of a table and its writing. */
const refuseTaken = (error: unknown): never => {
  throw constraintOf(error) === 'foods_by_barcode' ? new AppError('changed meanwhile') : error
}

/** Each food begins with its first version. */
export async function insertFoods(db: WorkspaceDb, { membershipId }: Pick<Actor, 'membershipId'>, foods: readonly StoredFood[]) {
  await refuseTooMany(db, foods.length)
  const statement = bulk(sql`
    with ${records(foods)}, written as (
      insert into foods (id, system_id, author_id, note, ${contentColumns})
      select c.id, c.system_id, ${membershipId}::uuid, c.note, ${contentValues} from records c
    )
    insert into food_versions (food_id, version, content, author_id) select c.id, 1, c.content, ${membershipId}::uuid from records c`)
  await db.run(statement).catch(refuseTaken)
  await noteChange(db)
}

/** A change of its content makes a new version of a food. */
export async function updateFoods(db: WorkspaceDb, { membershipId }: Pick<Actor, 'membershipId'>, foods: readonly StoredFood[]) {
  const statement = bulk(sql`
    with ${records(foods)}, written as (
      update foods f set (${contentColumns}) = row (${contentValues}), note = c.note, updated_at = now(),
        allergy_facts_changed_at = case when f.allergens is distinct from c.allergens or f.category is distinct from c.category
          or not word_stems(concat_ws(' ', c."nameIt", c."nameEn")) <@ word_stems(concat_ws(' ', f.name_it, f.name_en))
          then now() else f.allergy_facts_changed_at end,
        version = f.version + case when v.content is distinct from c.content then 1 else 0 end
      from records c join food_versions v on v.food_id = c.id
      where f.id = c.id and v.version = f.version returning f.id, f.version
    )
    insert into food_versions (food_id, version, content, author_id)
    select w.id, w.version, c.content, ${membershipId}::uuid from written w join records c on c.id = w.id
    on conflict do nothing`)
  await db.run(statement).catch(refuseTaken)
  await noteChange(db)
  await noteFacts(
    db,
    foods.map(({ id }) => id),
  )
}

type OwnRow = ContentColumns & Row<'foods', 'id' | 'note' | 'picture_file_id'>

/** An own food that is there, locked for a change. A food of the library says that it has to be cloned. */
async function reachOwn(db: WorkspaceDb, id: string): Promise<OwnRow> {
  const row = await db.maybeOne<OwnRow>(sql`
    select id, note, picture_file_id, ${contentColumns} from foods where id = ${id} and deleted_at is null for no key update`)
  if (row) return row
  const other = found(await findFullRow(db, id))
  throw new AppError(other.is_own ? 'not found' : 'food of the library')
}

/** The lock of a barcode makes two writes of one wait for each other. */
async function refuseTakenBarcode(db: WorkspaceDb, id: string, { barcode }: Pick<FoodContent, 'barcode'>): Promise<void> {
  if (barcode === null) return
  await lockFor(db, `food barcode ${barcode}`)
  const other = await db.maybeOne<Row<'foods', 'id'>>(sql`
    select id from foods where barcode = ${barcode} and deleted_at is null and id <> ${id}`)
  if (other) throw wrongField('barcode', 'barcode taken')
}

type WrittenFood = WrittenContent & { note?: string | undefined; pictureUploadId?: string | null | undefined }

export async function createFood(db: WorkspaceDb, actor: Actor, { note = '', pictureUploadId, ...written }: WrittenFood): Promise<string> {
  const id = newId()
  const content = mergeContent(written)
  await refuseTakenBarcode(db, id, content)
  await insertFoods(db, actor, [{ id, content, note }])
  await setPicture(db, actor, { id, uploadId: pictureUploadId })
  await audit(db, { personId: actor.personId, action: 'create food', subjectId: id })
  return id
}

export async function updateFood(db: WorkspaceDb, actor: Actor, { id, note, pictureUploadId, ...written }: WrittenFood & { id: string }) {
  const row = await reachOwn(db, id)
  const base = contentOf(row)
  const allergens = written.allergens && { ...base.allergens, ...written.allergens }
  const content = mergeContent({ ...written, allergens }, base)
  await refuseTakenBarcode(db, id, content)
  await updateFoods(db, actor, [{ id, content, note: note ?? row.note }])
  await setPicture(db, actor, { id, uploadId: pictureUploadId, before: row.picture_file_id })
  await audit(db, { personId: actor.personId, action: 'update food', subjectId: id })
}

interface Picture {
  id: string
  /** Null takes the picture away. */
  uploadId: string | null | undefined
  before?: string | null
}

async function setPicture(db: WorkspaceDb, { personId }: Actor, { id, uploadId, before = null }: Picture): Promise<void> {
  if (uploadId === undefined) return
  const claim = { personId, accept: ['image/*'], maxBytes: foodPictureMaxBytes, field: 'pictureUploadId' }
  const fileId = uploadId && (await claimUpload(db, uploadId, claim)).id
  await db.run(sql`update foods set picture_file_id = ${fileId} where id = ${id}`)
  await replaceFile(db, before, fileId)
}

export async function deleteFood(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  await reachOwn(db, id)
  await foodDeletion.delete(db, actor, id)
}

export async function cloneFood(db: WorkspaceDb, actor: Actor, { id, names: givenNames }: Clone): Promise<string> {
  const row = found(await findFullRow(db, id))
  if (row.is_own && row.deleted_at !== null) throw new AppError('not found')
  const measures = row.measures.map(({ name, amount, grams }) => ({ name, amount, grams }))
  const base: FoodContent = { ...contentOf({ ...row, measures }), barcode: null }
  const names = copyNames(givenNames, base, foodLimits.name)
  const cloneId = newId()
  const systemId = row.is_own ? row.system_id : id
  await insertFoods(db, actor, [{ id: cloneId, content: mergeContent(names, base), note: row.note, systemId }])
  await audit(db, { personId: actor.personId, action: 'clone food', subjectId: cloneId })
  return cloneId
}
