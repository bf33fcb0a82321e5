import type { ParsedInput } from '@allenio/contract'
import { recipeLimits, type changeManyRecipes } from '@allenio/contract/recipes'
import { bulkChange, rowTags } from '#platform/row-changes'
import { recipeDeletion } from './deletion.ts'
import { nameOf } from './present.ts'
import { findRows, type RecipeRow } from './queries.ts'
import { bulkWords } from './words.ts'

type Change = ParsedInput<typeof changeManyRecipes>
type Reason = 'deleted' | 'full of tags'

const tags = rowTags({ table: 'recipes', max: recipeLimits.tags })

export const changeMany = bulkChange<Change, RecipeRow, Reason>({
  thing: 'recipe',
  findRows,
  nameOf,
  sentenceOf: (reason, { language }) => bulkWords(language)(reason, { max: recipeLimits.tags }),

  reasonOf(row, { action }) {
    if (row.deleted_at !== null && action !== 'undelete') return 'deleted'
    return action === 'add tag' && row.tags.length >= recipeLimits.tags ? 'full of tags' : undefined
  },

  async apply(db, actor, { change, rows }) {
    const ids = rows.map(({ id }) => id)
    switch (change.action) {
      case 'add tag':
        return tags.add(db, ids, change.tag)
      case 'remove tag':
        return tags.remove(db, ids, change.tag)
      case 'delete':
      case 'undelete':
        return recipeDeletion.changeMany(db, actor, { action: change.action, ids })
      default:
        return change satisfies never
    }
  },
})
