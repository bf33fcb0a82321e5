import type { ParsedInput } from '@allenio/contract'
import * as contract from '@allenio/contract/aliments'
import { getFoodIndex, listPlannedFoods, foodLimits } from '@allenio/contract/aliments'
import { audit } from '#platform/audit'
import { findForgiving, pageOf, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { changeMany } from './bulk-changes.ts'
import { foodDeletion } from './deletion.ts'
import { exportTable } from './food-export.ts'
import { setFavorite } from './favorites.ts'
import type { Filters, MacroPoint } from './filters.ts'
import { readIndex } from './search/food-index.ts'
import { updateOverlay } from './overlays.ts'
import { cloneFood, createFood, deleteFood, updateFood } from './own-foods.ts'
import { findPlannedFoods } from './planned.ts'
import { nameOf, presentRows, readDetail, readFood } from './present.ts'
import { setTables } from './tables.ts'
import { countRows, findMacros, findRow, listAuthors, listOptions, listRows } from './queries.ts'

type AskedFilters = ParsedInput<typeof contract.countFoods>

/** The food that others are compared with is named by its id, by its macros, or by both, of which the macros count. */
async function readFilters(db: WorkspaceDb, asked: AskedFilters): Promise<Filters> {
  const {
    reference_aliment_id: id,
    reference_aliment_proteins_tot: protein,
    reference_aliment_carbs_tot: carbs,
    reference_aliment_lipids_tot: lipids,
    ...filters
  } = asked
  if (id === undefined && protein === undefined && carbs === undefined && lipids === undefined) return filters
  const stored = id === undefined ? undefined : found(await findMacros(db, id))
  const reference: MacroPoint = {
    protein: protein ?? stored?.protein ?? null,
    carbs: carbs ?? stored?.carbs ?? null,
    lipids: lipids ?? stored?.lipids ?? null,
  }
  return { ...filters, reference: Object.values(reference).every(value => value === null) ? undefined : reference }
}

const readBindings = [
  bind(contract.listFoods, async ({ db, actor }, { page, sort, ...asked }) => {
    const filters = await readFilters(db, asked)
    const rows = await findForgiving(
      filters.search,
      matching => listRows(db, actor, { filters, matching, sort, page }),
      each => each.length === 0,
    )
    const { pageRows, nextPage } = pageOf(rows, page, foodLimits.perPage)
    return { aliments: await presentRows(db, actor, pageRows), nextPage }
  }),

  bind(contract.countFoods, async ({ db, actor }, asked) => {
    const filters = await readFilters(db, asked)
    return findForgiving(
      filters.search,
      matching => countRows(db, actor, filters, matching),
      counts => counts.matching === 0,
    )
  }),

  bind(contract.listFoodOptions, async ({ db, actor }, { search }) => {
    const rows = await findForgiving(
      search,
      matching => listOptions(db, actor, search, matching),
      each => each.length === 0,
    )
    return {
      options: rows.map(row => ({
        id: row.id,
        name: nameOf(row, actor),
        brand: row.brand,
        source: row.is_own ? ('own' as const) : ('library' as const),
      })),
    }
  }),

  bind(contract.listFoodAuthors, async ({ db }) => ({ authors: await listAuthors(db) })),

  bind(listPlannedFoods, async ({ db, actor }, { ids }) => {
    const askedIds = [...new Set(ids)]
    const foods = await findPlannedFoods(
      db,
      actor,
      askedIds.map(id => ({ id })),
    )
    return { foods: askedIds.flatMap(id => foods.get(id) ?? []) }
  }),

  bind(getFoodIndex, ({ db, actor }, known) => readIndex(db, actor, known)),

  bind(contract.getFood, ({ db, actor }, { id }) => readDetail(db, actor, id)),

  bind(contract.exportFoods, async ({ db, actor }, { sort, format, ...asked }) => {
    // a view of favorites or hidden foods has those of the library, too
    const isView = asked.onlyFavorites || asked.onlyHidden
    const filters = await readFilters(db, isView ? asked : { source: 'own', ...asked })
    const { count, bytes } = await exportTable(db, actor, { filters, sort, format })
    await audit(db, { personId: actor.personId, action: 'export foods', details: { foods: count } })
    return bytes
  }),
]

export const alimentBindings = [
  ...readBindings,

  bind(contract.createFood, async ({ db, actor }, written) =>
    withMessage('food created', await readDetail(db, actor, await createFood(db, actor, written))),
  ),

  bind(contract.updateFood, async ({ db, actor }, written) => {
    await updateFood(db, actor, written)
    return withMessage('food updated', await readDetail(db, actor, written.id))
  }),

  bind(contract.deleteFood, async ({ db, actor }, { id }) => {
    await deleteFood(db, actor, id)
    return withMessage('food deleted', {})
  }),

  bind(contract.undeleteFood, async ({ db, actor }, { id }) => {
    await foodDeletion.undelete(db, actor, id)
    return readFood(db, actor, id)
  }),

  bind(contract.cloneFood, async ({ db, actor }, clone) =>
    withMessage('food cloned', await readDetail(db, actor, await cloneFood(db, actor, clone))),
  ),

  bind(contract.setFoodFavorite, async ({ db, actor }, favorite) => {
    found(await findRow(db, actor, favorite.id))
    await setFavorite(db, actor, favorite)
    return readFood(db, actor, favorite.id)
  }),

  bind(contract.updateFoodOverlay, async ({ db, actor }, overlay) => {
    await updateOverlay(db, actor, overlay)
    return withMessage('food updated', await readDetail(db, actor, overlay.id))
  }),

  bind(contract.setFoodTables, async ({ db, actor }, { tables }) => {
    await setTables(db, actor, tables)
    return { tables }
  }),

  bind(contract.changeManyFoods, ({ db, actor }, change) => changeMany(db, actor, change)),
]
