import type { ParsedInput } from '@allenio/contract'
import type { changeManyFoods, OverwrittenFood } from '@allenio/contract/aliments'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { bulkChange } from '#platform/row-changes'
import { contentColumns, contentOf, knownTags, type ContentColumns, type FoodContent } from './content.ts'
import { foodDeletion } from './deletion.ts'
import { addAllergens, restoreAllergens, setHidden } from './overlays.ts'
import { restoreContent, tagChanges } from './imports/overwritten.ts'
import { updateFoods } from './own-foods.ts'
import { nameOf } from './present.ts'
import { findRows, type FoodRow } from './queries.ts'
import { bulkWords } from './words.ts'

type Change = ParsedInput<typeof changeManyFoods>
type Restoration = Extract<Change, { action: 'restore values' }>
type Reason = 'of the library' | 'not of the library' | 'deleted' | 'changed since'

/** Answers also what it has overwritten, so that it can be undone. */
export async function changeMany(db: WorkspaceDb, actor: Actor, change: Change) {
  const overwritten: OverwrittenFood[] = []
  const answer = await bulkFoodChange(overwritten)(db, actor, change)
  return { ...answer, overwritten }
}

const bulkFoodChange = (overwritten: OverwrittenFood[]) =>
  bulkChange<Change, FoodRow, Reason>({
    thing: 'food',
    findRows,
    nameOf,
    sentenceOf: (reason, { language }) => bulkWords(language)(reason),

    reasonOf({ is_own, deleted_at }, { action }) {
      if (is_own && deleted_at !== null && action !== 'undelete') return 'deleted'
      const isOfLibrary = action === 'hide' || action === 'show'
      if (isOfLibrary && is_own) return 'not of the library'
      const isOfBoth = isOfLibrary || action === 'set allergens' || action === 'restore values'
      return !isOfBoth && !is_own ? 'of the library' : undefined
    },

    async apply(db, actor, { change, rows, refuse }) {
      const idsOf = (isOwn: boolean) => rows.filter(({ is_own }) => is_own === isOwn).map(({ id }) => id)
      const [ownIds, libraryIds] = [idsOf(true), idsOf(false)]
      switch (change.action) {
        case 'set category': {
          const { category } = change
          const edited = await editMany(db, actor, { ids: ownIds, edit: content => ({ ...content, category }) })
          overwritten.push(...edited.map(({ id, before }) => ({ id, category: { from: before.category, to: category } })))
          return edited.map(({ id }) => id)
        }
        case 'set allergens': {
          const ofLibrary = await addAllergens(db, libraryIds, change.allergens)
          const edit = (content: FoodContent) => ({ ...content, allergens: knownTags({ ...content.allergens, ...change.allergens }) })
          const own = (await editMany(db, actor, { ids: ownIds, edit })).map(({ id, before }) => ({ id, allergens: before.allergens }))
          const tagged = [...own, ...ofLibrary]
          overwritten.push(...tagged.map(({ id, allergens }) => ({ id, allergens: tagChanges(allergens, change.allergens) })))
          return tagged.map(({ id }) => id)
        }
        case 'restore values': {
          const restored = await restoreMany(db, actor, { change, ownIds, libraryIds })
          for (const { id } of rows) if (!restored.includes(id)) refuse(id, 'changed since')
          return restored
        }
        case 'hide':
        case 'show':
          return setHidden(db, libraryIds, change.action === 'hide')
        case 'delete':
        case 'undelete':
          return foodDeletion.changeMany(db, actor, { action: change.action, ids: ownIds })
        default:
          return change satisfies never
      }
    },
  })

interface Restored {
  change: Restoration
  ownIds: readonly string[]
  libraryIds: readonly string[]
}

async function restoreMany(db: WorkspaceDb, actor: Actor, { change, ownIds, libraryIds }: Restored): Promise<string[]> {
  const overwritten = new Map(change.overwritten.map(each => [each.id, each]))
  const ofLibrary = await restoreAllergens(db, libraryIds, id => overwritten.get(id)?.allergens)
  const edit = (content: FoodContent, id: string) => restoreContent(content, overwritten.get(id) ?? {})
  const own = await editMany(db, actor, { ids: ownIds, edit })
  return [...own.map(({ id }) => id), ...ofLibrary]
}

type EditedRow = ContentColumns & { id: string; note: string }

interface Edit {
  ids: readonly string[]
  edit: (content: FoodContent, id: string) => FoodContent
}

/** Each food that changes gets a new version. Answers these with what they were before. */
async function editMany(db: WorkspaceDb, actor: Actor, { ids, edit }: Edit): Promise<{ id: string; before: FoodContent }[]> {
  const rows = await db.many<EditedRow>(sql`
    select id, note, ${contentColumns} from foods where id = any(${[...ids]}::uuid[]) order by id for no key update`)
  const edited = rows.flatMap(row => {
    const before = contentOf(row)
    const content = edit(before, row.id)
    return JSON.stringify(content) === JSON.stringify(before) ? [] : [{ id: row.id, note: row.note, before, content }]
  })
  const versions = edited.map(({ id, note, content }) => ({ id, note, content }))
  if (versions.length > 0) await updateFoods(db, actor, versions)
  return edited.map(({ id, before }) => ({ id, before }))
}
