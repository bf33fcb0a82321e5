import { deletedRecipeDays, recipesAtMost } from '@allenio/contract/recipes'
import { sql } from '#platform/db'
import { rowDeletion, rowLimit } from '#platform/row-changes'
import { isVisible } from './filters.ts'
import { deleteUnshown } from './pictures.ts'

export const refuseTooMany = rowLimit({ table: 'recipes', max: recipesAtMost, code: 'too many recipes' })

export const recipeDeletion = rowDeletion({
  table: 'recipes',
  thing: 'recipe',
  permission: 'delete recipes',
  days: deletedRecipeDays,
  isReachable: isVisible,
  refuseTooMany,
  fileId: sql`e.picture_file_id`,
  deleteFile: deleteUnshown,
})
