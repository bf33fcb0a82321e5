import * as contract from '@allenio/contract/aliments'
import { exporters } from '#areas/account'
import { activityParts, attentionParts } from '#areas/client-overview'
import { teamContent } from '#areas/collaborators'
import { firstVisitParts } from '#areas/first-visits'
import { demoParts, demoRecords } from '#platform/demo'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { libraries } from '#platform/library'
import { notificationKinds } from '#platform/notify'
import { unexportedTables } from '#platform/tables'
import { fillDemoFoods } from './demo.ts'
import { fillDemoExclusions } from './exclusions/demo.ts'
import { exclusionsStep } from './exclusions/first-visit.ts'
import { exclusionChanged } from './exclusions/notifications.ts'
import { exclusionRecords, exclusionsByDay } from './exclusions/records.ts'
import { exclusionBindings } from './exclusions/routes.ts'
import { exclusionsOfFoods } from './exclusions/uses.ts'
import { exclusionWords } from './exclusions/words.ts'
import { foodExporter } from './export.ts'
import { foodPictures, foodTables } from './file-rules.ts'
import { importBindings } from './imports/import-routes.ts'
import { sweepFoods } from './jobs.ts'
import { fillDemoLabels } from './labels/demo.ts'
import { labelToCheck } from './labels/home-parts.ts'
import { labelAnswered, labelSent } from './labels/notifications.ts'
import { labelRecords } from './labels/records.ts'
import { labelBindings } from './labels/routes.ts'
import { labelWords } from './labels/words.ts'
import { foodLibrary } from './library.ts'
import { foodsImported } from './notifications.ts'
import { alimentBindings } from './routes.ts'
import { foodContent } from './team-content.ts'
import { foodUses } from './uses.ts'
import { alimentsWords } from './words.ts'

const reason = 'It is the library of the product, the same for everybody, and holds nothing of anybody.'

export const alimentsArea = area({
  name: 'aliments',
  tables: [
    'system_foods',
    'system_food_state',
    'foods',
    'food_versions',
    'food_favorites',
    'food_overlays',
    'food_imports',
    'food_state',
    'recent_foods',
    ...exclusionRecords.tables,
    ...labelRecords.tables,
  ],
  contract,
  bindings: [...alimentBindings, ...importBindings, ...exclusionBindings, ...labelBindings],
  errors: { ...contract.alimentsErrors, ...contract.exclusionErrors, ...contract.labelErrors },
  words: {
    it: { ...alimentsWords.it, ...exclusionWords.it, ...labelWords.it },
    en: { ...alimentsWords.en, ...exclusionWords.en, ...labelWords.en },
  },
  jobs: [sweepFoods, ...exclusionRecords.jobs, ...labelRecords.jobs],
  contributes: [
    ...exclusionRecords.contributes,
    ...labelRecords.contributes,
    notificationKinds(exclusionChanged, foodsImported, labelSent, labelAnswered),
    attentionParts(labelToCheck),
    activityParts({ kind: 'exclusions', select: exclusionsByDay }),
    demoRecords(fillDemoExclusions, fillDemoLabels),
    foodUses(exclusionsOfFoods),
    exporters(foodExporter),
    libraries(foodLibrary),
    demoParts(fillDemoFoods),
    fileRules(foodPictures, foodTables),
    firstVisitParts(exclusionsStep),
    teamContent(foodContent),
    unexportedTables({
      system_foods: reason,
      system_food_state: reason,
      food_imports: 'They are tables on their way in, which are kept for 30 days.',
      food_state: 'It only counts how often the foods of a business have changed.',
      recent_foods: 'They only order searches, follow from recipes and plans, and are kept for four weeks.',
    }),
  ],
})

export { findExclusions, type FoundExclusion } from './exclusions/present.ts'
export { allergicClients, allergyFactsChangedAt, selectTouchedAllergies } from './exclusions/touched-allergies.ts'
export { fitOf } from './filters.ts'
export { findEatenProducts } from './labels/label-states.ts'
export { foodFactsKeepers, type FoodFactsKeeper } from './food-facts.ts'
export { readClientIndex } from './search/food-index.ts'
export { findLikelyFoods } from './search/likely-foods.ts'
export { nutritionGroup } from './notifications.ts'
export {
  findFoodBasics,
  findFoodWeights,
  findPlannedFoods,
  foodKey,
  readSystemFoodNames,
  type FoodBasics,
  type FoodVersion,
  type FoodWeights,
  listFoodTables,
} from './planned.ts'
export { noteFoodUses } from './search/recent-foods.ts'
export { findOfferedFood, listFoodsOfCategories } from './search/swap-foods.ts'
export { foodUses, type FoodUser } from './uses.ts'
