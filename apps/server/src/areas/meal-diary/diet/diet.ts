import type { Output } from '@allenio/contract'
import type { PlannedFood } from '@allenio/contract/aliments'
import type {
  Diet,
  DietEntry,
  DietAssignment,
  DietFood,
  DietRecipe,
  DietRelease,
  DietSwap,
  getOwnDiet,
  DiaryEntry,
  DiarySwap,
} from '@allenio/contract/meal-diary'
import type { FoodCell } from '@allenio/contract/meal-plans'
import { datesIn } from '@allenio/domain/days'
import { gramsOfSwap } from '@allenio/domain/meal-diary'
import type { PlannedRow } from '@allenio/domain/meal-plans'
import { findExclusions, findPlannedFoods, foodKey, type FoundExclusion } from '#areas/aliments'
import { findTargets, readDayTypeNames } from '#areas/macros'
import {
  energyCodes,
  foodAllergies,
  listGivenChanges,
  ownDays,
  presentPlannedDays,
  readMealPlanSettings,
  summableFoodsFor,
  type GivenChange,
} from '#areas/meal-plans'
import { findRecipeMethods } from '#areas/recipes'
import { sql, type WorkspaceDb } from '#platform/db'
import { presentFile } from '#platform/files'
import { presentEntry } from '../entries.ts'
import { warningsOf } from '../judged-entries.ts'
import type { OwnDiary } from '../own-diary.ts'
import { presentPhoto } from '../photos.ts'
import { listTicks } from '../plan-days.ts'
import { listDays, listEntries, listMeals, listPhotos, listTakenSwaps, listWaters, type TakenDiarySwap } from '../queries.ts'
import { hashExclusions } from './exclusions-hash.ts'
import { nearRange, readNearPlans, type NearPlan, type NearPlans, type NearRange } from './near-plans.ts'
import { readPastDays, type EarlierRelease } from './past-days.ts'
import { revisionOf } from './revision.ts'

/** Reads everything that a device needs to follow a plan without a network. The number of queries is fixed. */
export async function readDiet(db: WorkspaceDb, diary: OwnDiary, knownRevision: string | undefined): Promise<Output<typeof getOwnDiet>> {
  const diet = await makeDiet(db, diary)
  const revision = revisionOf(diet)
  return { revision, diet: revision === knownRevision ? null : diet }
}

async function makeDiet(db: WorkspaceDb, diary: OwnDiary): Promise<Diet> {
  const { clientId, actor, today, isEnergyVisible } = diary
  const range = nearRange(today)
  const [near, records, ticks, changes, settings, exclusionsByClient] = await Promise.all([
    readNearPlans(db, clientId, range),
    readRecords(db, diary, range),
    listTicks(db, clientId, datesIn({ from: range.from, to: today })),
    listGivenChanges(db, clientId),
    readMealPlanSettings(db),
    findExclusions(db, [clientId], actor.language),
  ])
  const past = await readPastDays(db, today, { near, ticks })
  const plans = [...near.plans, ...past.plans]
  const exclusions = exclusionsByClient.get(clientId) ?? []
  const contents = [...plans, ...past.releases]
  const cells = [...contents.flatMap(foodsIn), ...swappedFoods(records.swaps)]
  const eatenCells = records.entries.flatMap(({ food }) => food ?? [])
  const hasTypes = plans.some(({ plan }) => plan.schedule.kind === 'day types')
  const [foods, recipes, targets, dayTypeNames] = await Promise.all([
    findPlannedFoods(db, actor, [...cells, ...eatenCells], { readsNutrients: false }),
    readRecipes(db, diary, contents),
    readTargets(db, diary, near),
    hasTypes ? readDayTypeNames(db) : undefined,
  ])
  const { mayClientsSwap, mayClientsMoveDays } = settings
  const judgedBy = { foods, exclusions, isEnergyVisible }
  const rows = new Map(near.plans.flatMap(componentsIn).flatMap(component => component.rows.map(row => [row.id, row] as const)))
  const swaps = records.swaps.flatMap(swap => (swap.day < today ? presentSwap(swap) : standingSwap(swap, rows.get(swap.rowId), judgedBy)))
  return {
    clientId,
    today,
    ...range,
    settings: { mayClientsSwap, mayClientsMoveDays, isEnergyVisible, ...(dayTypeNames && { dayTypeNames }) },
    exclusionsHash: hashExclusions(exclusions),
    assignments: plans.map(each => presentAssignment(each, changes.get(each.plan.id) ?? null, judgedBy)),
    pastDays: past.dates,
    earlierReleases: past.releases.map(each => presentRelease(each, judgedBy)),
    foods: presentFoods(cells, foods),
    recipes,
    targets,
    diary: { ...records, swaps, entries: records.entries.map(entry => presentDietEntry(entry, judgedBy)) },
  }
}

/** An entry beside its food: what that gives of each macro, and what it warns of. */
function presentDietEntry(entry: DiaryEntry, shownTo: ShownTo): DietEntry {
  const { grams } = entry
  const food = entry.food && shownTo.foods.get(foodKey(entry.food))
  const amountOf = (per100g: number | null) => (per100g === null || grams === null ? null : (per100g * grams) / 100)
  const macros =
    food && shownTo.isEnergyVisible ? { protein: amountOf(food.protein), carbs: amountOf(food.carbs), lipids: amountOf(food.lipids) } : null
  return { ...entry, macros, ...warningsOf(entry, shownTo) }
}

async function readRecords(
  db: WorkspaceDb,
  { clientId, actor, isEnergyVisible }: OwnDiary,
  { from, to }: NearRange,
): Promise<Omit<Diet['diary'], 'swaps' | 'entries'> & { swaps: TakenDiarySwap[]; entries: DiaryEntry[] }> {
  const isOwn = sql`r.client_id = ${clientId}`
  const isNear = sql`${isOwn} and r.day between ${from} and ${to}`
  const [days, meals, swaps, entries, waters, photos] = await Promise.all([
    // a moved type shifts all later days of the type
    listDays(db, sql`${isOwn} and (r.day between ${from} and ${to} or r.day < ${from} and r.day_type is not null)`),
    listMeals(db, isNear),
    listTakenSwaps(db, isNear),
    listEntries(db, isNear),
    listWaters(db, isNear),
    listPhotos(db, isNear),
  ])
  return {
    days,
    meals,
    swaps,
    entries: entries.map(entry => presentEntry(entry, isEnergyVisible)),
    waters,
    photos: photos.map(photo => presentPhoto(photo, actor.personId)),
  }
}

interface JudgedBy {
  foods: ReadonlyMap<string, PlannedFood>
  exclusions: readonly FoundExclusion[]
}

function presentSwap(taken: TakenDiarySwap): DiarySwap {
  const { plannedFoodId: _, plannedGrams: __, ...swap } = taken
  return swap
}

/** Presents a swap that was taken. Its row may be another one now, and an allergy may have been recorded since, so it is checked again. */
function standingSwap(taken: TakenDiarySwap, row: PlannedRow | undefined, judgedBy: JudgedBy): DietSwap[] {
  const grams = row ? gramsOfSwap(taken, row) : taken.grams
  if (grams === null) return []
  const swap = { ...presentSwap(taken), grams }
  const allergies = swap.food ? foodAllergies(swap.food, judgedBy) : []
  return [allergies.length > 0 ? { ...swap, allergies } : swap]
}

interface ShownTo extends JudgedBy {
  isEnergyVisible: boolean
}

const presentAssignment = ({ plan, ...content }: NearPlan, change: GivenChange | null, shownTo: ShownTo): DietAssignment => ({
  id: plan.id,
  mealPlanId: plan.subjectId,
  ...presentRelease({ ...content, releaseId: plan.releaseId }, shownTo),
  title: plan.title,
  description: content.release.description,
  message: plan.message,
  change,
  state: plan.state,
  startDay: plan.startDay,
  lastDay: plan.lastDay,
  schedule: plan.schedule,
  calendar: plan.calendar ?? null,
})

function presentRelease({ releaseId, release, days }: EarlierRelease, { foods, exclusions, isEnergyVisible }: ShownTo): DietRelease {
  const { rows, countsAlternatives, dayList } = release
  const sums = isEnergyVisible ? { codes: energyCodes, foods: summableFoodsFor(foods, energyCodes), countsAlternatives } : null
  return { releaseId, dayList: [...dayList], days: ownDays(presentPlannedDays(rows, days, sums), { planned: days, foods, exclusions }) }
}

type ReleaseDays = Pick<NearPlan, 'days'>

const componentsIn = ({ days }: ReleaseDays) => days.flatMap(({ meals }) => meals.flatMap(({ components }) => components))

const foodsIn = (plan: ReleaseDays): FoodCell[] =>
  componentsIn(plan).flatMap(({ rows }) => rows.flatMap(row => [row, ...row.alternatives].flatMap(({ food }) => food ?? [])))

const swappedFoods = (swaps: readonly DiarySwap[]): FoodCell[] => swaps.flatMap(({ food }) => food ?? [])

/** Presents the foods, each once, in the order of the plans. */
function presentFoods(cells: readonly FoodCell[], foods: ReadonlyMap<string, PlannedFood>): DietFood[] {
  const byKey = new Map(cells.map(cell => [foodKey(cell), cell]))
  return [...byKey].map(([key, cell]) => {
    const food = foods.get(key)
    return { ...cell, category: food?.category ?? null, ediblePart: food?.ediblePart ?? null, cookingFactor: food?.cookingFactor ?? null }
  })
}

async function readRecipes(db: WorkspaceDb, { actor }: OwnDiary, contents: readonly ReleaseDays[]): Promise<DietRecipe[]> {
  const ids = contents.flatMap(componentsIn).flatMap(({ recipe }) => recipe?.id ?? [])
  const methods = await findRecipeMethods(db, ids)
  return [...methods].map(([id, { steps, picture, ...names }]) => ({
    id,
    ...names,
    steps: [...steps],
    picture: picture ? presentFile(picture, actor.personId) : null,
  }))
}

/** Reads the targets of days. Water is no figure of energy, so everybody gets it. */
async function readTargets(db: WorkspaceDb, { clientId, isEnergyVisible }: OwnDiary, { dates }: NearPlans): Promise<Diet['targets']> {
  const targets = await findTargets(db, clientId, dates)
  return dates.map(day => {
    const target = targets.get(day)
    return { day, target: isEnergyVisible ? (target ?? null) : null, water: target?.water ?? null }
  })
}
