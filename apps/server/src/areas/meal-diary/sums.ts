import type { DiarySwap } from '@allenio/contract/meal-diary-records'
import { eatenDay, type EatableMeal, type MealTick } from '@allenio/domain/meal-diary'
import type { PlannedComponent, PlannedDay, PlannedMeal, PlannedRow } from '@allenio/domain/meal-plans'
import { findFoodBasics, foodKey, type FoodVersion } from '#areas/aliments'
import type { GivenRelease } from '#areas/meal-plans'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import { readDatePlans } from './plan-days.ts'
import { listMeals, listSwaps } from './queries.ts'

/** Of 100 g, by `foodKey`. */
type Energies = ReadonlyMap<string, number | null>
type Swap = Pick<DiarySwap, 'rowId' | 'food' | 'grams'>

interface EntrySum {
  day: string
  /** Null where one of them has no figure. */
  kcal: number | null
}

const listEntrySums = (db: WorkspaceDb, clientId: string, dates: readonly string[]) =>
  db.many<EntrySum>(sql`
  select day, case when bool_and(kcal is not null) then sum(kcal) end as kcal from diary_entries
  where client_id = ${clientId} and day = any(${[...dates]}::date[]) and deleted_at is null group by day`)

/** Stores how much of these dates was eaten; a date without a plan has no sums. The caller holds the locks of the dates. */
export async function refreshSums(db: WorkspaceDb, clientId: string, dates: readonly string[]): Promise<void> {
  const ofDates = sql`r.client_id = ${clientId} and r.day = any(${[...dates]}::date[])`
  const [plans, meals, swaps, entries] = await Promise.all([
    readDatePlans(db, clientId, dates),
    listMeals(db, ofDates),
    listSwaps(db, ofDates),
    listEntrySums(db, clientId, dates),
  ])
  const planned = dates.flatMap(date => {
    const plan = plans.get(date)
    return plan?.day ? [{ date, day: plan.day, energies: energiesOf(plan.release) }] : []
  })
  const swappedFoods = swaps.flatMap(({ food }) => food ?? [])
  const [swapped] = await Promise.all([findFoodBasics(db, swappedFoods), addEnergies(db, planned)])
  const sums = planned.map(({ date, day, energies }) => {
    const allEnergies = new Map([...energies, ...[...swapped].map(([key, { kcal }]) => [key, kcal] as const)])
    const onDate = swaps.filter(swap => swap.day === date)
    const ticks: MealTick[] = meals.filter(meal => meal.day === date)
    const entry = entries.find(each => each.day === date)
    const eatable = day.meals.map(meal => eatableMeal(meal, onDate, allEnergies))
    return { day: date, ...eatenDay(eatable, ticks, entry ? entry.kcal : 0) }
  })
  const plannedDates = planned.map(({ date }) => date)
  await db.run(sql`
    with unplanned as (
      delete from diary_sums where client_id = ${clientId} and day = any(${[...dates]}::date[]) and day <> all(${plannedDates}::date[]))
    insert into diary_sums (client_id, day, planned_kcal, eaten_kcal, logged_kcal, percent, is_whole)
    select ${clientId}, s.day, s.planned, s.eaten, s.logged, s.percent, s."isWhole"
    from jsonb_to_recordset(${jsonText(sums)}::jsonb)
      as s (day date, planned numeric, eaten numeric, logged numeric, percent integer, "isWhole" boolean)
    on conflict (workspace_id, client_id, day) do update set planned_kcal = excluded.planned_kcal, eaten_kcal = excluded.eaten_kcal,
      logged_kcal = excluded.logged_kcal, percent = excluded.percent, is_whole = excluded.is_whole`)
}

/** A version of a food never changes: its energy is kept as long as the release in which it stands (decision 87). */
const knownEnergies = new WeakMap<GivenRelease, Map<string, number | null>>()

function energiesOf(release: GivenRelease): Map<string, number | null> {
  const energies = knownEnergies.get(release) ?? new Map<string, number | null>()
  knownEnergies.set(release, energies)
  return energies
}

interface PlannedDate {
  day: PlannedDay
  energies: Map<string, number | null>
}

/** Reads the energies that are not known yet, from one statement. */
async function addEnergies(db: WorkspaceDb, planned: readonly PlannedDate[]): Promise<void> {
  const unknown = planned.flatMap(({ day, energies }) => foodsOf(day).filter(food => !energies.has(foodKey(food))))
  const found = await findFoodBasics(db, unknown)
  for (const { day, energies } of planned)
    for (const food of foodsOf(day)) {
      const basics = found.get(foodKey(food))
      if (basics) energies.set(foodKey(food), basics.kcal)
    }
}

const foodsOf = ({ meals }: PlannedDay): FoodVersion[] =>
  meals.flatMap(({ components }) => components.flatMap(({ rows }) => rows.flatMap(({ food }) => food ?? [])))

/** A dish is one row, with the sum of its ingredients. */
const eatableMeal = ({ id, components, isFree, estimatedKcal }: PlannedMeal, swaps: readonly Swap[], energies: Energies): EatableMeal => ({
  id,
  rows: components.map(component => eatableRow(component, swaps, energies)),
  estimatedKcal: isFree ? estimatedKcal : 0,
})

function eatableRow({ id, rows }: PlannedComponent, swaps: readonly Swap[], energies: Energies): EatableMeal['rows'][number] {
  const planned = rows.map(row => kcalOf(row, energies))
  const actual = rows.map(row => {
    const swap = swaps.find(({ rowId, food }) => rowId === row.id && food !== null)
    return kcalOf(swap ? { ...swap, isToTaste: false } : row, energies)
  })
  const isKnown = actual.every(kcal => kcal !== null)
  return { id, kcal: planned.some(kcal => kcal !== null) ? sum(planned) : null, actualKcal: isKnown ? sum(actual) : null }
}

function kcalOf({ food, grams, isToTaste }: Pick<PlannedRow, 'food' | 'grams' | 'isToTaste'>, energies: Energies): number | null {
  if (isToTaste) return 0
  const kcal = food && energies.get(foodKey(food))
  return typeof kcal === 'number' ? (kcal * grams) / 100 : null
}

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0)
