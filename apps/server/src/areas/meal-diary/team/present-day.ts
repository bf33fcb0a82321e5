import type { EntryMatch, ReadDiaryDay, ReadDiaryMeal, ReadDiaryRow, DiaryMeal } from '@allenio/contract/meal-diary'
import type { PlannedComponent, PlannedMeal } from '@allenio/domain/meal-plans'
import type { GivenRelease } from '#areas/meal-plans'
import type { Actor } from '#platform/access'
import { presentPhoto } from '../photos.ts'
import type { DatePlan } from '../plan-days.ts'
import type { DiaryRecords, EntryRow, SwapRow } from './diary-records.ts'
import type { EntryWarnings } from '../judged-entries.ts'

interface DayParts {
  plan: DatePlan | undefined
  releases: ReadonlyMap<string, GivenRelease>
  records: DiaryRecords
  actor: Actor
}

const findMeal = (release: GivenRelease | undefined, id: string): PlannedMeal | undefined =>
  release?.days.flatMap(({ meals }) => meals).find(meal => meal.id === id)

/** Presents the meals of the day of the plan, and meals of other days for which the client has recorded something. */
export function presentMeals(day: string, { plan, releases, records, actor }: DayParts): ReadDiaryMeal[] {
  const ticks = new Map((records.meals.get(day) ?? []).map(tick => [tick.mealId, tick]))
  const swaps = records.swaps.get(day) ?? []
  const photos = records.photos.get(day) ?? []
  const photosOf = (mealId: string) => photos.filter(({ meal_id }) => meal_id === mealId).map(row => presentPhoto(row, actor.personId))
  const present = (meal: PlannedMeal): ReadDiaryMeal => {
    const tick = ticks.get(meal.id)
    const rows = meal.components.map(component => presentRow(component, tick, swaps))
    return { ...headOf(meal), ...tickOf(tick), rows, photos: photosOf(meal.id) }
  }
  // a ticked meal is shown as it was when it was ticked
  const planned = (plan?.day?.meals ?? []).map(meal => {
    const tick = ticks.get(meal.id)
    return (tick?.state && findMeal(releases.get(tick.releaseId), meal.id)) || meal
  })
  const plannedIds = new Set(planned.map(({ id }) => id))
  const recordedIds = new Set([...ticks.keys(), ...photos.flatMap(({ meal_id }) => meal_id ?? [])])
  const others = [...recordedIds].filter(id => !plannedIds.has(id))
  return [
    ...planned.map(present),
    ...others.map(id => {
      const meal = findMeal(releases.get(ticks.get(id)?.releaseId ?? ''), id) ?? findMeal(plan?.release, id)
      return meal ? present(meal) : { ...unknownHead, mealId: id, ...tickOf(ticks.get(id)), rows: [], photos: photosOf(id) }
    }),
  ]
}

/** The head of a meal that only has a photo, and that a later release no longer has. */
const unknownHead = { type: null, titleIt: '', titleEn: '', time: null, descriptionIt: '', descriptionEn: '' } as const

const headOf = ({ id: mealId, type, title, time, isFree, description }: PlannedMeal) => ({
  mealId,
  type,
  titleIt: title.it,
  titleEn: title.en,
  time: time || null,
  descriptionIt: isFree ? description.it : '',
  descriptionEn: isFree ? description.en : '',
})

const tickOf = (tick: DiaryMeal | undefined) => ({ state: tick?.state ?? null, note: tick?.note ?? '' })

function presentRow(component: PlannedComponent, tick: DiaryMeal | undefined, swaps: readonly SwapRow[]): ReadDiaryRow {
  const { id, recipe, customName, rows } = component
  const [only] = rows
  const named = recipe ?? only?.food
  const ids = new Set([id, ...rows.map(row => row.id)])
  return {
    id,
    it: customName.it || (named?.it ?? ''),
    en: customName.en || (named?.en ?? ''),
    grams: recipe === null && only && !only.isToTaste && only.grams > 0 ? only.grams : null,
    isEaten: wasEaten(id, tick),
    swaps: swaps.flatMap(({ row_id: rowId, planned_food: from, food: to, grams }) =>
      ids.has(rowId) && to ? [{ rowId, from, to, grams }] : [],
    ),
  }
}

/** Whether a row was eaten; null for a meal that was eaten partly without saying which rows. */
function wasEaten(rowId: string, tick: DiaryMeal | undefined): boolean | null {
  const { state = null, eatenRowIds = [] } = tick ?? {}
  switch (state) {
    case 'eaten':
      return true
    case 'skipped':
      return false
    case 'partly':
      return eatenRowIds.length === 0 ? null : eatenRowIds.includes(rowId)
    case null:
      return null
    default:
      return state satisfies never
  }
}

interface DayEntries {
  records: DiaryRecords
  warnings: ReadonlyMap<string, EntryWarnings>
  actor: Actor
}

export const presentEntries = (day: string, { records, warnings, actor }: DayEntries): ReadDiaryDay['entries'] =>
  (records.entries.get(day) ?? []).map(entry => ({
    ...factsOf(entry),
    ...(warnings.get(entry.id) ?? { allergies: [], doubts: [] }),
    match: matchOf(entry),
    photos: (records.photos.get(day) ?? []).filter(({ entry_id }) => entry_id === entry.id).map(row => presentPhoto(row, actor.personId)),
  }))

const factsOf = ({ id, day, time, text, kcal, food, grams, measure, isChosen, createdAt }: EntryRow) => ({
  id,
  day,
  time,
  text,
  kcal,
  food,
  grams,
  measure,
  isChosen,
  createdAt,
})

const matchOf = ({ matchId, isForBusiness }: EntryRow): EntryMatch | null =>
  matchId === null ? null : { id: matchId, scope: isForBusiness ? 'business' : 'client' }
