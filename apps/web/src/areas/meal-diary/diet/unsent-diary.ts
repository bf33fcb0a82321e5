import type { Endpoint } from '@allenio/contract'
import type {
  Diet,
  DietEntry,
  DietSwap,
  RowSwaps,
  addOwnEntry,
  addOwnMealPhoto,
  addOwnWater,
  deleteOwnEntry,
  deleteOwnMealPhoto,
  deleteOwnWater,
  saveOwnDay,
  saveOwnMeal,
  saveOwnSwap,
  undeleteOwnEntry,
  undeleteOwnMealPhoto,
  undeleteOwnWater,
  DiaryDay,
  DiaryMeal,
  DiaryPhoto,
} from '@allenio/contract/meal-diary'
import type { UnsentWrite } from '#lib/offline'
import { swapFoodOf } from './plan-rows.ts'

type WrittenCalls<E extends Endpoint> = readonly Pick<UnsentWrite<E>, 'input' | 'writtenAt' | 'files'>[]

interface UnsentRecords<Add extends Endpoint, Delete extends Endpoint, Undelete extends Endpoint> {
  adds: WrittenCalls<Add>
  deletes: WrittenCalls<Delete>
  undeletes: WrittenCalls<Undelete>
}

/** The writes of this device that the server has not answered yet, each in the order of writing. */
export interface UnsentDiary {
  days: WrittenCalls<typeof saveOwnDay>
  meals: WrittenCalls<typeof saveOwnMeal>
  swaps: WrittenCalls<typeof saveOwnSwap>
  entries: UnsentRecords<typeof addOwnEntry, typeof deleteOwnEntry, typeof undeleteOwnEntry>
  waters: UnsentRecords<typeof addOwnWater, typeof deleteOwnWater, typeof undeleteOwnWater>
  photos: UnsentRecords<typeof addOwnMealPhoto, typeof deleteOwnMealPhoto, typeof undeleteOwnMealPhoto>
}

/** A photo of the server, or one that is on this device alone. */
export type ShownPhoto = Omit<DiaryPhoto, 'file'> & ({ file: DiaryPhoto['file'] } | { local: File })

export type ShownDiary = Omit<Diet['diary'], 'photos'> & { photos: readonly ShownPhoto[] }

/** The diary with what was tapped here. A waiting write counts before what the server has: it was made with that in sight. */
export function withUnsent(diet: Diet, unsent: UnsentDiary, swaps: readonly RowSwaps[]): ShownDiary {
  const { diary } = diet
  const replacements = new Map(
    unsent.entries.adds.flatMap(({ input: { id, replacesId } }) => (replacesId ? [[replacesId, id] as const] : [])),
  )
  const createdAt = (writtenAt: number) => new Date(writtenAt).toISOString()
  return {
    days: unsent.days.reduce(withDay, diary.days),
    meals: unsent.meals.reduce(withMeal, diary.meals),
    swaps: unsent.swaps.reduce((rows, { input }) => withSwap(rows, input, { diet, swaps }), diary.swaps),
    // a diet that was stored before entries had foods has none of these
    entries: withRecords(
      diary.entries.map(entry => ({ ...withoutFood, ...entry })),
      unsent.entries,
      ({ input, writtenAt }) => ({ ...unsentEntry(input), createdAt: createdAt(writtenAt) }),
    ).filter(({ id }) => !replacements.has(id)),
    waters: withRecords(diary.waters, unsent.waters, ({ input: { id, day, ml }, writtenAt }) => ({
      id,
      day,
      ml,
      createdAt: createdAt(writtenAt),
    })),
    photos: withRecords<ShownPhoto, typeof addOwnMealPhoto>(
      diary.photos,
      unsent.photos,
      ({ input: { id, day, mealId = null, entryId = null }, writtenAt, files: { photoUploadId: local } }) =>
        local && { id, day, mealId, entryId, local, createdAt: createdAt(writtenAt) },
    ).map(photo => ({ ...photo, entryId: latestOf(photo.entryId, replacements) })),
  }
}

/** The entry that a photo stands with once its own was corrected, perhaps several times. */
function latestOf(entryId: string | null, replacements: ReadonlyMap<string, string>): string | null {
  const next = entryId === null ? undefined : replacements.get(entryId)
  return next === undefined ? entryId : latestOf(next, replacements)
}

const withoutFood = {
  food: null,
  grams: null,
  measure: null,
  isMatched: false,
  macros: null,
  allergies: [],
  doubts: [],
} satisfies Partial<DietEntry>

type EntryInput = WrittenCalls<typeof addOwnEntry>[number]['input']

/** An entry as the server will answer it. The text of one with a food is the food's name. */
const unsentEntry = ({ id, day, time = null, text, kcal = null, food, grams = null, measure = null }: EntryInput) => ({
  ...withoutFood,
  id,
  day,
  time,
  text,
  kcal,
  food: food ? { ...food, it: text, en: text } : null,
  grams,
  measure,
})

function withDay(days: readonly DiaryDay[], { input }: WrittenCalls<typeof saveOwnDay>[number]): DiaryDay[] {
  const { day, dayType, planDayId, note, changedAt } = input
  const before = days.find(each => each.day === day)
  const changed: DiaryDay = {
    day,
    dayType: dayType === undefined ? (before?.dayType ?? null) : dayType,
    planDayId: planDayId === undefined ? (before?.planDayId ?? null) : planDayId,
    note: note ?? before?.note ?? '',
    changedAt,
  }
  return [...days.filter(each => each.day !== day), changed]
}

function withMeal(meals: readonly DiaryMeal[], { input }: WrittenCalls<typeof saveOwnMeal>[number]): DiaryMeal[] {
  const { day, mealId, assignmentId, releaseId, state, eatenRowIds = [], note, changedAt } = input
  const isSame = (each: DiaryMeal) => each.day === day && each.mealId === mealId
  const before = meals.find(isSame)
  const changed: DiaryMeal = {
    day,
    mealId,
    assignmentId,
    releaseId,
    state: state === undefined ? (before?.state ?? null) : state,
    eatenRowIds: state === undefined ? (before?.eatenRowIds ?? []) : eatenRowIds,
    note: note ?? before?.note ?? '',
    changedAt,
  }
  return [...meals.filter(each => !isSame(each)), changed]
}

type SwapInput = WrittenCalls<typeof saveOwnSwap>[number]['input']

function withSwap(
  rows: readonly DietSwap[],
  { day, rowId, releaseId, choice, changedAt }: SwapInput,
  { diet, swaps }: { diet: Diet; swaps: readonly RowSwaps[] },
): DietSwap[] {
  const others = rows.filter(each => each.day !== day || each.rowId !== rowId)
  if (choice === null) return [...others, { day, rowId, releaseId, food: null, grams: 0, alternativeId: null, changedAt }]
  const swapFood = swapFoodOf({ diet, swaps, rowId, releaseId, choice })
  // a plan that has changed meanwhile may not have it any more
  if (!swapFood) return [...rows]
  return [...others, { day, rowId, releaseId, ...swapFood, changedAt }]
}

/** The rows that were added, without those that were deleted last. */
function withRecords<Stored extends { id: string }, Add extends Endpoint>(
  stored: readonly Stored[],
  { adds, deletes, undeletes }: { adds: WrittenCalls<Add>; deletes: Deletions; undeletes: Deletions },
  recordOf: (write: WrittenCalls<Add>[number]) => Stored | undefined,
): Stored[] {
  const records = new Map(stored.map(record => [record.id, record]))
  for (const write of adds) {
    const record = recordOf(write)
    if (record && !records.has(record.id)) records.set(record.id, record)
  }
  const deeds = [
    ...deletes.map(({ input, writtenAt }) => ({ id: input.id, writtenAt, isDeleted: true })),
    ...undeletes.map(({ input, writtenAt }) => ({ id: input.id, writtenAt, isDeleted: false })),
  ].sort((one, other) => one.writtenAt - other.writtenAt)
  const last = new Map(deeds.map(({ id, isDeleted }) => [id, isDeleted]))
  return [...records.values()].filter(({ id }) => last.get(id) !== true)
}

type Deletions = readonly { input: { id: string }; writtenAt: number }[]
