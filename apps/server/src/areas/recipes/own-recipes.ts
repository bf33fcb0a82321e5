import type { ParsedInput } from '@allenio/contract'
import { recipeLimits, type createRecipe as creation, type updateRecipe as update, type RecipeFields } from '@allenio/contract/recipes'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { copyNames, type Clone } from '#platform/row-changes'
import { refuseTooMany } from './deletion.ts'
import { lockFacts } from './facts.ts'
import { fieldColumns, fieldsOf, fieldValues, mergeFields, type FieldColumns } from './fields.ts'
import { isListed } from './filters.ts'
import { replaceIngredients } from './ingredients.ts'
import { setPicture } from './pictures.ts'

async function insertRecipe(db: WorkspaceDb, { membershipId }: Pick<Actor, 'membershipId'>, fields: RecipeFields): Promise<string> {
  await refuseTooMany(db, 1)
  const id = newId()
  await db.run(sql`insert into recipes (id, author_id, ${fieldColumns}) values (${id}, ${membershipId}, ${fieldValues(fields)})`)
  return id
}

type Author = Pick<Actor, 'membershipId' | 'personId'>

export async function createRecipe(
  db: WorkspaceDb,
  actor: Author,
  { components = [], pictureUploadId, ...written }: ParsedInput<typeof creation>,
): Promise<string> {
  await lockFacts(db)
  const id = await insertRecipe(db, actor, mergeFields(written))
  await replaceIngredients(db, id, components)
  await setPicture(db, actor, { id, uploadId: pictureUploadId })
  await audit(db, { personId: actor.personId, action: 'create recipe', subjectId: id })
  return id
}

type OwnRow = FieldColumns & Row<'recipes', 'id' | 'picture_file_id' | 'updated_at'>

/** A recipe that is there, locked for a change. */
const reachRecipe = async (db: WorkspaceDb, actor: Actor, id: string): Promise<OwnRow> =>
  found(
    await db.maybeOne<OwnRow>(sql`
    select id, picture_file_id, updated_at, ${fieldColumns} from recipes e where e.id = ${id} and ${isListed(actor)} for no key update`),
  )

export async function updateRecipe(
  db: WorkspaceDb,
  actor: Actor,
  { id, components, pictureUploadId, readAt, ...written }: ParsedInput<typeof update>,
): Promise<void> {
  if (components) await lockFacts(db)
  const row = await reachRecipe(db, actor, id)
  if (readAt !== undefined && Date.parse(readAt) !== Date.parse(row.updated_at)) throw new AppError('changed meanwhile')
  const fields = mergeFields(written, fieldsOf(row))
  await db.run(sql`update recipes set (${fieldColumns}) = row (${fieldValues(fields)}), updated_at = now() where id = ${id}`)
  if (components) await replaceIngredients(db, id, components)
  await setPicture(db, actor, { id, uploadId: pictureUploadId, before: row.picture_file_id })
  await audit(db, { personId: actor.personId, action: 'update recipe', subjectId: id })
}

/** The copy shows the same picture, and names the same versions of its foods. */
export async function cloneRecipe(db: WorkspaceDb, actor: Actor, { id, names: givenNames }: Clone): Promise<string> {
  await lockFacts(db)
  const row = await reachRecipe(db, actor, id)
  const base = fieldsOf(row)
  const names = copyNames(givenNames, base, recipeLimits.name)
  const cloneId = await insertRecipe(db, actor, mergeFields(names, base))
  await db.run(sql`
    update recipes c set picture_file_id = r.picture_file_id, facts = r.facts, kcal = r.kcal, protein = r.protein, carbs = r.carbs,
      lipids = r.lipids
    from recipes r where c.id = ${cloneId} and r.id = ${id}`)
  await db.run(sql`
    insert into recipe_foods (recipe_id, id, position, food_id, version, grams, measure, is_to_taste, custom_name_it, custom_name_en)
    select ${cloneId}::uuid, gen_random_uuid(), position, food_id, version, grams, measure, is_to_taste, custom_name_it, custom_name_en
    from recipe_foods where recipe_id = ${id}`)
  await audit(db, { personId: actor.personId, action: 'clone recipe', subjectId: cloneId })
  return cloneId
}
