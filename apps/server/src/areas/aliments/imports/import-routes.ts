import * as contract from '@allenio/contract/aliments'
import {
  foodImportFields,
  foodImportMaxBytes,
  foodImportRowsAtMost,
  ownFoodsAtMost,
  type FoodImportFault,
  type FoodImportField,
} from '@allenio/contract/aliments'
import { foodHeading, guessFoodColumns, parseFoodRow, type FoodDraft } from '@allenio/domain/aliments'
import type { Actor } from '#platform/access'
import { sql, type Count, type WorkspaceDb } from '#platform/db'
import { bind } from '#platform/http'
import { notify } from '#platform/notify'
import { tableImports, type ImportTarget } from '#platform/table-imports'
import { openFoods } from './import-items.ts'
import { keysOf, knownItem, type KnownFood } from './import-keys.ts'
import { faultWords } from './import-words.ts'
import { foodsImported } from '../notifications.ts'
import { insertFoods, updateFoods, type StoredFood } from '../own-foods.ts'

interface FoodKind {
  field: FoodImportField
  fault: FoodImportFault
  draft: FoodDraft
  item: StoredFood
}

const ownFoods: ImportTarget<WorkspaceDb, Actor, FoodKind> = {
  table: 'food_imports',
  owner: { column: 'membership_id', idOf: ({ membershipId }) => membershipId },
  action: 'import foods',
  limits: { rows: foodImportRowsAtMost, bytes: foodImportMaxBytes },
  messages: { one: 'food imported', many: 'foods imported' },
  fields: foodImportFields,
  nameFields: ['nameIt', 'nameEn'],
  nameColumnError: 'name column needed',
  headingOf: foodHeading,
  guessColumns: guessFoodColumns,
  parseRow: parseFoodRow,
  faultWords,
  nameOf: ({ written: { nameIt, nameEn } }) => nameIt ?? nameEn ?? '',
  valuesOf,
  keysOf,

  listKnown: async db =>
    (await db.many<KnownFood>(sql`select id, name_it, name_en, brand, barcode from foods where deleted_at is null order by id`))
      .values()
      .map(knownItem),

  async placesLeft(db) {
    const { count } = await db.one<Count>(sql`select count(*) as count from foods where deleted_at is null`)
    return ownFoodsAtMost - count
  },

  openItems: openFoods,

  async write(db, actor, { created, updated }) {
    if (created.length > 0) await insertFoods(db, actor, created)
    if (updated.length > 0) await updateFoods(db, actor, updated)
  },

  notify: (db, { membershipId }, { id, ...subject }) => notify(db, foodsImported, { to: [membershipId], subject, once: id }),
}

/** Figures as they would be stored, for 100 g. */
function valuesOf({ written, figures, allergens, note }: FoodDraft): Partial<Record<FoodImportField, string>> {
  const { kcal, protein, carbs, lipids, nutrients } = figures
  const allergensThat = (state: string) =>
    Object.entries(allergens)
      .flatMap(([allergen, each]) => (each === state ? allergen : []))
      .join(', ')
  const texts = Object.entries({ ...written, kcal, protein, carbs, lipids, ...nutrients }).map(([field, value]) => [
    field,
    String(value ?? ''),
  ])
  return {
    ...Object.fromEntries(texts),
    allergens: allergensThat('contains'),
    mayContain: allergensThat('may contain'),
    freeOf: allergensThat('free'),
    note,
  }
}

export const foodImports = tableImports(ownFoods)

export const importBindings = [
  bind(contract.startFoodImport, ({ db, actor }, input) => foodImports.start(db, actor, input)),
  bind(contract.getFoodImport, ({ db, actor }, { id }) => foodImports.read(db, actor, id)),
  bind(contract.updateFoodImport, ({ db, actor }, input) => foodImports.update(db, actor, input)),
  bind(contract.acceptFoodImport, ({ db, actor }, { id }) => foodImports.accept(db, actor, id)),
  bind(contract.cancelFoodImport, ({ db, actor }, { id }) => foodImports.cancel(db, actor, id)),
  bind(contract.downloadRefusedFoods, ({ db, actor }, { id }) => foodImports.refused(db, actor, id)),
]
