import type { Output, ParsedInput } from '@allenio/contract'
import type { changeManyRecipes } from '@allenio/contract/recipe-changes'
import { recipeLimits } from '@allenio/contract/recipe-fields'
import { mayDo, type Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { deleteMany, undeleteMany } from './own-recipes.ts'
import { nameOf } from './present.ts'
import { findRows, type RecipeRow } from './queries.ts'
import { bulkWords } from './words.ts'

type Change = ParsedInput<typeof changeManyRecipes>
type Reason = 'deleted' | 'full of tags'

/** Makes one change to all recipes that allow it, and answers the reason for each other one. */
export async function changeMany(db: WorkspaceDb, actor: Actor, change: Change): Promise<Output<typeof changeManyRecipes>> {
  const ids = [...new Set(change.ids)]
  const rows = await findRows(db, actor, ids)
  // an unknown id is a mistake of the caller and not a refused recipe
  if (rows.length !== ids.length) throw new AppError('not found')
  const reasons = new Map(rows.flatMap(row => reasonOf(row, change) ?? []))
  const allowedIds = ids.filter(id => !reasons.has(id))
  const changed = await apply(db, actor, change, allowedIds)
  await audit(db, { personId: actor.personId, action: 'change many recipes', details: { change: change.action, recipeIds: changed } })
  const say = bulkWords(actor.language)
  return {
    changed,
    refused: rows.flatMap(row => {
      const reason = reasons.get(row.id)
      return reason ? [{ id: row.id, name: nameOf(row, actor), reason: say(reason, { max: recipeLimits.tags }) }] : []
    }),
  }
}

function reasonOf({ id, tags, deleted_at }: RecipeRow, { action }: Change): [[id: string, Reason]] | undefined {
  if (deleted_at !== null && action !== 'undelete') return [[id, 'deleted']]
  return action === 'add tag' && tags.length >= recipeLimits.tags ? [[id, 'full of tags']] : undefined
}

type ChangedRow = Row<'recipes', 'id'>

const isAmong = (ids: readonly string[]) => sql`id = any(${[...ids]}::uuid[]) and deleted_at is null`

const idsOf = (rows: readonly ChangedRow[]): string[] => rows.map(row => row.id)

/** Answers the recipes that really changed. */
async function apply(db: WorkspaceDb, actor: Actor, change: Change, ids: readonly string[]): Promise<string[]> {
  switch (change.action) {
    case 'add tag':
      return idsOf(
        await db.many<ChangedRow>(sql`
        update recipes set tags = tags || ${change.tag}::text, updated_at = now()
        where ${isAmong(ids)} and cardinality(tags) < ${recipeLimits.tags}::int and not search_form(${change.tag}) = any(tag_keys)
        returning id`),
      )
    case 'remove tag':
      return idsOf(
        await db.many<ChangedRow>(sql`
        update recipes set updated_at = now(), tags = array(
          select t.tag from unnest(tags, tag_keys) with ordinality as t (tag, key, place)
          where t.key <> search_form(${change.tag}) order by t.place)
        where ${isAmong(ids)} and search_form(${change.tag}) = any(tag_keys) returning id`),
      )
    case 'delete':
    case 'undelete': {
      if (!mayDo(actor, 'delete recipes')) throw new AppError('forbidden')
      return change.action === 'delete' ? deleteMany(db, ids) : undeleteMany(db, ids)
    }
    default:
      return change satisfies never
  }
}
