import type { Output, ParsedInput } from '@allenio/contract'
import type { changeManyFoods } from '@allenio/contract/aliment-changes'
import { mayDo, type Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { contentColumns, contentOf, knownTags, type ContentColumns, type FoodContent } from './content.ts'
import { addAllergens, setHidden } from './overlays.ts'
import { deleteMany, undeleteMany, updateFoods } from './own-foods.ts'
import { nameOf } from './present.ts'
import { findRows, type FoodRow } from './queries.ts'
import { bulkWords } from './words.ts'

type Change = ParsedInput<typeof changeManyFoods>
type Reason = 'of the library' | 'not of the library' | 'deleted'

/** Makes one change to all foods that allow it, and answers the reason for each other one. */
export async function changeMany(db: WorkspaceDb, actor: Actor, change: Change): Promise<Output<typeof changeManyFoods>> {
  const ids = [...new Set(change.ids)]
  const rows = await findRows(db, actor, ids)
  // an unknown id is a mistake of the caller and not a refused food
  if (rows.length !== ids.length) throw new AppError('not found')
  const reasons = new Map(rows.flatMap(row => reasonOf(row, change.action) ?? []))
  const changed = await apply(db, actor, { change, rows: rows.filter(({ id }) => !reasons.has(id)) })
  await audit(db, { personId: actor.personId, action: 'change many foods', details: { change: change.action, foodIds: changed } })
  const say = bulkWords(actor.language)
  return {
    changed,
    refused: rows.flatMap(row => {
      const reason = reasons.get(row.id)
      return reason ? [{ id: row.id, name: nameOf(row, actor), reason: say(reason) }] : []
    }),
  }
}

function reasonOf({ id, is_own, deleted_at }: FoodRow, action: Change['action']): [[id: string, Reason]] | undefined {
  if (is_own && deleted_at !== null && action !== 'undelete') return [[id, 'deleted']]
  const isOfLibrary = action === 'hide' || action === 'show'
  if (isOfLibrary && is_own) return [[id, 'not of the library']]
  return !isOfLibrary && !is_own && action !== 'set allergens' ? [[id, 'of the library']] : undefined
}

interface ChangeContext {
  change: Change
  rows: readonly FoodRow[]
}

/** Answers the foods that really changed. */
async function apply(db: WorkspaceDb, actor: Actor, { change, rows }: ChangeContext): Promise<string[]> {
  const idsOf = (isOwn: boolean) => rows.filter(({ is_own }) => is_own === isOwn).map(({ id }) => id)
  switch (change.action) {
    case 'set category':
      return editMany(db, actor, idsOf(true), content => ({ ...content, category: change.category }))
    case 'set allergens': {
      const ofLibrary = await addAllergens(db, idsOf(false), change.allergens)
      const own = await editMany(db, actor, idsOf(true), content => ({
        ...content,
        allergens: knownTags({ ...content.allergens, ...change.allergens }),
      }))
      return [...own, ...ofLibrary]
    }
    case 'hide':
    case 'show':
      return setHidden(db, idsOf(false), change.action === 'hide')
    case 'delete':
    case 'undelete': {
      if (!mayDo(actor, 'delete aliments')) throw new AppError('forbidden')
      return change.action === 'delete' ? deleteMany(db, idsOf(true)) : undeleteMany(db, idsOf(true))
    }
    default:
      return change satisfies never
  }
}

type EditedRow = ContentColumns & { id: string; note: string }

/** Each food that changes gets a new version. */
async function editMany(
  db: WorkspaceDb,
  actor: Actor,
  ids: readonly string[],
  edit: (content: FoodContent) => FoodContent,
): Promise<string[]> {
  const rows = await db.many<EditedRow>(sql`
    select id, note, ${contentColumns} from foods where id = any(${[...ids]}::uuid[]) order by id for no key update`)
  const edited = rows.flatMap(row => {
    const before = contentOf(row)
    const content = edit(before)
    return JSON.stringify(content) === JSON.stringify(before) ? [] : [{ id: row.id, note: row.note, content }]
  })
  if (edited.length > 0) await updateFoods(db, actor, edited)
  return edited.map(({ id }) => id)
}
