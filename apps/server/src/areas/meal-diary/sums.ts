import type { DiarySwap } from '@allenio/contract/meal-diary'
import { eatenDay, gramsOfSwap, type DayChoice, type EatableMeal, type MealTick, type TakenSwap } from '@allenio/domain/meal-diary'
import type { PlannedComponent, PlannedMeal, PlannedRow } from '@allenio/domain/meal-plans'
import { findFoodBasics, foodKey, type FoodVersion } from '#areas/aliments'
import { listGivenPlans, type GivenRelease } from '#areas/meal-plans'
import { jsonText, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { datePlansOf, selectChoices, type Tick } from './plan-days.ts'
import { isOnDates } from './queries.ts'

/** Energies per 100 g, by `foodKey`. */
type Energies = ReadonlyMap<string, number | null>
type Swap = Pick<DiarySwap, 'rowId'> & TakenSwap

interface EntrySum {
  day: string
  /** The energy; null where one of the foods has no figure. */
  kcal: number | null
}

interface DayRecords {
  choices: DayChoice[]
  meals: (Tick & MealTick)[]
  swaps: (Swap & Pick<DiarySwap, 'day'>)[]
  entries: EntrySum[]
}

/** Reads the records of some dates with one statement, because each tick needs them. */
const readDayRecords = (db: WorkspaceDb, clientId: string, dates: readonly string[]) => {
  const ofDates = sql`r.client_id = ${clientId} and ${isOnDates(dates)}`
  const listOf = (rows: Sql) => sql`(select coalesce(json_agg(l), '[]') from (${rows}) l)`
  return db.one<DayRecords>(sql`
    select ${listOf(selectChoices(clientId, dates))} as choices,
      ${listOf(sql`
        select r.day, r.meal_id as "mealId", r.assignment_id as "assignmentId", r.release_id as "releaseId", r.state,
          r.eaten_row_ids as "eatenRowIds" from diary_meals r where ${ofDates} order by r.state_changed_at desc, r.meal_id`)} as meals,
      ${listOf(sql`
        select r.day, r.row_id as "rowId", r.planned_food ->> 'id' as "plannedFoodId", r.planned_grams as "plannedGrams", r.food, r.grams,
          r.alternative_id as "alternativeId"
        from diary_swaps r where ${ofDates} order by r.changed_at, r.row_id`)} as swaps,
      ${listOf(sql`
        select r.day, case when bool_and(r.kcal is not null) then sum(r.kcal) end as kcal from diary_entries r
        where ${ofDates} and r.deleted_at is null group by r.day`)} as entries`)
}

/** Stores how much of these dates was eaten; a date without a plan has no sums. The caller holds the locks of the dates. */
export async function refreshSums(db: WorkspaceDb, clientId: string, dates: readonly string[]): Promise<void> {
  const [given, { choices, meals, swaps, entries }] = await Promise.all([
    listGivenPlans(db, [clientId]),
    readDayRecords(db, clientId, dates),
  ])
  const ticks = meals.filter(({ state }) => state !== null)
  const { datePlans, releases } = await datePlansOf(db, { dates, given, choices, ticks })
  const tickedMealOf = mealsIn(releases)
  const planned = dates.flatMap(date => {
    const plan = datePlans.get(date)
    if (!plan?.day) return []
    const onDate = swaps.filter(swap => swap.day === date)
    const withSwaps = (meal: PlannedMeal): DateMeal => ({ meal, swaps: swapsIn(meal, onDate) })
    const ofDate = new Map(ticks.flatMap(tick => (tick.day === date ? [[tick.mealId, tick] as const] : [])))
    const dayMeals = plan.day.meals.map(meal => {
      const tick = ofDate.get(meal.id)
      ofDate.delete(meal.id)
      return (tick && tick.releaseId !== plan.releaseId && tickedMealOf(tick)) || meal
    })
    // ticked meals of another plan, or of a day that the client no longer has
    const others = [...ofDate.values()].flatMap(tick => tickedMealOf(tick) ?? [])
    return [{ date, meals: dayMeals.map(withSwaps), others: others.map(withSwaps) }]
  })
  const eatableMeals = await readEatableMeals(
    db,
    planned.flatMap(({ meals: ofDate, others }) => [...ofDate, ...others]),
  )
  const sums = planned.map(({ date, meals: ofDate, others }) => {
    const onDate = meals.filter(meal => meal.day === date)
    const entry = entries.find(each => each.day === date)
    const eatableOf = (dateMeals: readonly DateMeal[]) => dateMeals.flatMap(meal => eatableMeals.get(meal) ?? [])
    return { day: date, ...eatenDay(eatableOf(ofDate), onDate, entry ? entry.kcal : 0, eatableOf(others)) }
  })
  const plannedDates = planned.map(({ date }) => date)
  const unplanned = sql`with unplanned as (
      delete from diary_sums where client_id = ${clientId} and day = any(${[...dates]}::date[]) and day <> all(${plannedDates}::date[]))`
  await db.run(sql`
    ${dates.every(date => plannedDates.includes(date)) ? sql`` : unplanned}
    insert into diary_sums (client_id, day, planned_kcal, eaten_kcal, logged_kcal, percent, is_whole)
    select ${clientId}, s.day, s.planned, s.eaten, s.logged, s.percent, s."isWhole"
    from jsonb_to_recordset(${jsonText(sums)}::jsonb)
      as s (day date, planned numeric, eaten numeric, logged numeric, percent integer, "isWhole" boolean)
    on conflict (workspace_id, client_id, day) do update set planned_kcal = excluded.planned_kcal, eaten_kcal = excluded.eaten_kcal,
      logged_kcal = excluded.logged_kcal, percent = excluded.percent, is_whole = excluded.is_whole`)
}

/** Finds a meal in the release from which it was ticked. */
const mealsIn =
  (releases: ReadonlyMap<string, GivenRelease>) =>
  ({ releaseId, mealId }: Tick): PlannedMeal | undefined =>
    releases
      .get(releaseId)
      ?.days.flatMap(({ meals }) => meals)
      .find(({ id }) => id === mealId)

/** A meal of a date, with what the client has swapped in it. */
interface DateMeal {
  meal: PlannedMeal
  swaps: readonly Swap[]
}

const swapsIn = ({ components }: PlannedMeal, swaps: readonly Swap[]): readonly Swap[] =>
  swaps.filter(({ rowId }) => components.some(({ rows }) => rows.some(({ id }) => id === rowId)))

/** Reads the energies of meals and of the foods that were swapped in, with one statement. */
async function readEatableMeals(db: WorkspaceDb, meals: readonly DateMeal[]): Promise<Map<DateMeal, EatableMeal>> {
  const basics = await findFoodBasics(
    db,
    meals.flatMap(({ meal, swaps }) => [...foodsOf(meal), ...swaps.flatMap(({ food }) => food ?? [])]),
  )
  const energies: Energies = new Map([...basics].map(([key, { kcal }]) => [key, kcal]))
  return new Map(meals.map(each => [each, eatableMeal(each.meal, each.swaps, energies)]))
}

const foodsOf = ({ components }: PlannedMeal): FoodVersion[] => components.flatMap(({ rows }) => rows.flatMap(({ food }) => food ?? []))

/** Presents a meal for the sums. A dish is one row, with the sum of its ingredients. */
const eatableMeal = ({ id, components, isFree, estimatedKcal }: PlannedMeal, swaps: readonly Swap[], energies: Energies): EatableMeal => ({
  id,
  rows: components.map(component => eatableRow(component, swaps, energies)),
  estimatedKcal: isFree ? estimatedKcal : 0,
})

function eatableRow({ id, rows }: PlannedComponent, swaps: readonly Swap[], energies: Energies): EatableMeal['rows'][number] {
  const planned = rows.map(row => kcalOf(row, energies))
  const actual = rows.map(row => {
    const swap = swaps.find(({ rowId, food }) => rowId === row.id && food !== null)
    const grams = swap ? gramsOfSwap(swap, row) : null
    return kcalOf(swap && grams !== null ? { food: swap.food, grams, isToTaste: false } : row, energies)
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
