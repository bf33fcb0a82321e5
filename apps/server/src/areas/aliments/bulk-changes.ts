import type { ParsedInput } from '@allenio/contract'
import type { changeManyFoods } from '@allenio/contract/aliment-changes'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { bulkChange } from '#platform/row-changes'
import { contentColumns, contentOf, knownTags, type ContentColumns, type FoodContent } from './content.ts'
import { foodDeletion } from './deletion.ts'
import { addAllergens, setHidden } from './overlays.ts'
import { updateFoods } from './own-foods.ts'
import { nameOf } from './present.ts'
import { findRows, type FoodRow } from './queries.ts'
import { bulkWords } from './words.ts'

type Change = ParsedInput<typeof changeManyFoods>
type Reason = 'of the library' | 'not of the library' | 'deleted'

export const changeMany = bulkChange<Change, FoodRow, Reason>({
  thing: 'food',
  findRows,
  nameOf,
  sentenceOf: (reason, { language }) => bulkWords(language)(reason),

  reasonOf({ is_own, deleted_at }, { action }) {
    if (is_own && deleted_at !== null && action !== 'undelete') return 'deleted'
    const isOfLibrary = action === 'hide' || action === 'show'
    if (isOfLibrary && is_own) return 'not of the library'
    return !isOfLibrary && !is_own && action !== 'set allergens' ? 'of the library' : undefined
  },

  async apply(db, actor, { change, rows }) {
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
      case 'undelete':
        return foodDeletion.changeMany(db, actor, { action: change.action, ids: idsOf(true) })
      default:
        return change satisfies never
    }
  },
})

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
