import * as contract from '@allenio/contract/shopping-lists'
import { exporters } from '#areas/account'
import { clientJoins } from '#areas/clients'
import { area } from '#platform/http'
import { shoppingExporter } from './export.ts'
import { sweepShoppingLists } from './jobs.ts'
import { joinShoppingLists } from './join.ts'
import { shoppingBindings } from './routes.ts'
import { sharedListBindings } from './shared-list.ts'
import { shoppingWords } from './words.ts'

export const shoppingListsArea = area({
  name: 'shopping-lists',
  tables: ['shopping_lists', 'shopping_lines'],
  contract,
  bindings: [...shoppingBindings, ...sharedListBindings],
  errors: contract.shoppingErrors,
  words: shoppingWords,
  jobs: [sweepShoppingLists],
  contributes: [exporters(shoppingExporter), clientJoins(joinShoppingLists)],
})
