import type { Operation } from '@allenio/contract/documents'
import { presetMealPlanSettings, type MealPlanSettings } from '@allenio/contract/meal-plans'
import { createContext, use } from 'react'
import type { EditedDocument } from '#lib/documents'
import type { FoodLibrary } from '#lib/food-library'
import { settledStore } from '#lib/settled-store'
import { createStore, type FollowedStore, type Store, useSelected, useStored } from '#lib/store'
import { createJudge } from './foods/exclusion-judge.ts'
import { openFoodBook, type FoodBook } from './foods/food-book.ts'
import { nobody, type PersonChoice } from './totals/person/choice.ts'
import { emptyOutline, outlineReader, type DayEntry, type ExclusionJudge, type NamedExclusion, type Outline } from './outline.ts'

/** The table of one day, or all days side by side. */
export type EditorView = 'day' | 'week'

/** One open plan, and what this person looks at in it. */
export interface EditorSession {
  document: EditedDocument
  planId: string
  book: FoodBook
  settings: Store<MealPlanSettings>
  /** The person for whom the plan is judged: its own client or, for a plan of the library, anybody whom the author chooses. */
  person: Store<PersonChoice>
  /** The exclusions of that client. */
  exclusions: Store<readonly NamedExclusion[]>
  /** Phrases of the client's record about exclusions that were not confirmed, so that no row is judged by them. */
  openTexts: Store<readonly string[]>
  /** The judge; null where there are no exclusions, or the rules are not loaded. */
  judge: FollowedStore<ExclusionJudge | null>
  /** Foods of the client's plans, which searches find first. */
  clientFoodIds: Store<readonly string[]>
  outline: Store<Outline>
  /** The outline a moment later, for the content beside the table, because nobody reads totals while typing. */
  settledOutline: FollowedStore<Outline>
  /** The day that is shown; the first one until somebody has chosen. */
  dayId: Store<string | undefined>
  /** The meal with the cursor, or the last one on another day, for the content beside the table. */
  mealId: Store<string | undefined>
  /** Rows whose ingredients or alternatives are shown. */
  openIds: Store<ReadonlySet<string>>
  view: Store<EditorView>
  /** Typed quantities that could not be read, by row: they stay in their cells to be corrected. */
  unreadQuantities: Map<string, string>
  awaitsFoods: AwaitsFoods
  /** The next day's table takes the focus, because a key has led to that day. */
  takesFocus: Store<boolean>
  edit: (operations: readonly Operation[], gestureId?: string) => void
  close: () => void
}

/** Rows that were typed before the foods were loaded; they wait here. */
type AwaitsFoods = Set<(library: FoodLibrary) => void>

export function handFoods(waiting: AwaitsFoods, library: FoodLibrary): void {
  if (!library.isReady) return
  const takers = [...waiting]
  waiting.clear()
  for (const take of takers) take(library)
}

/** An empty list that is always the same object: another one would cause all days to be judged and all foods to be sorted again. */
export const none: readonly never[] = []

export function openSession(document: EditedDocument, planId: string): EditorSession {
  const book = openFoodBook()
  const outline = createStore<Outline>(emptyOutline)
  const settings = createStore(presetMealPlanSettings)
  const exclusions = createStore<readonly NamedExclusion[]>(none)
  const person = createStore<PersonChoice>(nobody)
  const read = outlineReader(planId)
  const judge = createStore<ExclusionJudge | null>(null)
  const refreshJudge = () => {
    const own = exclusions.get()
    judge.set(own.length > 0 ? createJudge(own, book) : null)
  }
  const draw = () => {
    const rows = document.rows.get()
    const countsAlternatives = rows.get(planId)?.cells['countsAlternatives'] === true
    outline.set(read(rows, { foods: book.foods.get(), judge: judge.get(), countsAlternatives }))
  }
  const stops = [
    document.rows.watch(draw),
    book.foods.watch(draw),
    judge.watch(draw),
    exclusions.watch(refreshJudge),
    book.isFilled.watch(refreshJudge),
  ]
  draw()
  // until the foods are loaded, sums have gaps, so they must not settle
  const settledOutline = settledStore(outline, (before, next) => !book.isFilled.get() || hasOtherDays(before, next))
  return {
    document,
    planId,
    book,
    settings,
    person,
    exclusions,
    openTexts: createStore<readonly string[]>(none),
    judge,
    clientFoodIds: createStore<readonly string[]>(none),
    outline,
    settledOutline,
    dayId: createStore<string | undefined>(undefined),
    mealId: createStore<string | undefined>(undefined),
    openIds: createStore<ReadonlySet<string>>(new Set()),
    view: createStore<EditorView>('day'),
    unreadQuantities: new Map(),
    awaitsFoods: new Set(),
    takesFocus: createStore(false),
    edit: document.edit,
    close: () => [...stops, settledOutline.stop].forEach(stop => stop()),
  }
}

const hasOtherDays = ({ days: before }: Outline, { days }: Outline): boolean =>
  before.length !== days.length || before.some(({ id }, index) => id !== days[index]?.id)

export const EditorContext = createContext<EditorSession | undefined>(undefined)

export function useEditor(): EditorSession {
  const session = use(EditorContext)
  if (!session) throw new Error('a part of the editor stands outside of it')
  return session
}

export const dayIn = ({ days }: Pick<Outline, 'days'>, dayId: string | undefined): DayEntry | undefined =>
  days.find(({ id }) => id === dayId) ?? days[0]

/** Returns the id of the day that is shown. */
export function useDayId(): string | undefined {
  return useDayPart(({ id }) => id)
}

/** Returns the day that is shown, and renders again with each of its changes. */
export const useDay = (): DayEntry | undefined => useDayOf(useEditor().outline)

/** Returns the day that is shown, and renders again when its changes pause. */
export const useSettledDay = (): DayEntry | undefined => useDayOf(useEditor().settledOutline)

/** Returns a part of the day that is shown; changes of other parts cause no render. */
export function useDayPart<Part>(select: (day: DayEntry) => Part): Part | undefined {
  const { outline, dayId } = useEditor()
  const id = useStored(dayId)
  return useSelected(outline, all => {
    const day = dayIn(all, id)
    return day && select(day)
  })
}

function useDayOf(outline: FollowedStore<Outline>): DayEntry | undefined {
  const id = useStored(useEditor().dayId)
  return useSelected(outline, all => dayIn(all, id))
}
