import { deletedFoodDays, ownFoodsAtMost } from '@allenio/contract/aliments'
import { sql } from '#platform/db'
import { rowDeletion, rowLimit } from '#platform/row-changes'
import { noteChange } from './search/food-index.ts'

export const refuseTooMany = rowLimit({ table: 'foods', max: ownFoodsAtMost, code: 'too many foods' })

/** The versions of a deleted food stay, for what was made with them. */
export const foodDeletion = rowDeletion({
  table: 'foods',
  thing: 'food',
  permission: 'delete aliments',
  days: deletedFoodDays,
  isReachable: () => sql`true`,
  refuseTooMany,
  fileId: sql`e.picture_file_id`,
  onDeleted: noteChange,
  onUndeleted: noteChange,
  // a barcode that another food has taken meanwhile is left out
  setOnUndelete: sql`barcode = case when exists (
    select from foods o where o.barcode = e.barcode and o.deleted_at is null and o.id <> e.id) then null else e.barcode end`,
})
