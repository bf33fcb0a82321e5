import type { LikelyFood, RecognizedLine } from '@allenio/contract/recipes'
import { isNamedFood, otherNamedFood, quantityOfLine, type LineProblem, type LineQuantity } from '@allenio/domain/recipes'
import { z } from 'zod'

/** Corrections of a recognised line. */
const LineEdit = z.object({
  /** The corrected food; null skips the line. */
  food: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
  quantity: z.string().optional(),
  isUnticked: z.boolean().optional(),
})
export type LineEdit = z.output<typeof LineEdit>

/** The draft on this device, until the ingredients are added. Edits are stored by their line's text, so that they outlive a new reading. */
const PasteDraft = z.object({ text: z.string(), edits: z.record(z.string(), LineEdit) })
export type PasteDraft = z.output<typeof PasteDraft>

export const emptyDraft: PasteDraft = { text: '', edits: {} }

export function parsePasteDraft(stored: unknown): PasteDraft | undefined {
  const { data } = PasteDraft.safeParse(stored)
  return data && data.text.trim() !== '' ? data : undefined
}

/** A line with its corrections. */
export interface PastedLine {
  /** The text of the line, with a number if another line is equal. */
  key: string
  recognized: RecognizedLine
  /** Null where no food fits. */
  foodId: string | null
  /** Somebody has removed the line's food. */
  isSkipped: boolean
  foodName: string
  quantity: string
  isTicked: boolean
  /** Why the likeliest food is not ticked by itself. */
  doubt: FoodDoubt | undefined
}

export type FoodDoubt = { kind: 'another food' } | { kind: 'two foods'; other: string }

function doubtOf(line: RecognizedLine): FoodDoubt | undefined {
  const other = otherNamedFood(line)
  if (other !== undefined) return { kind: 'two foods', other }
  const [food] = line.foods
  return food && !isNamedFood(line.name, food) ? { kind: 'another food' } : undefined
}

export function pastedLines(recognized: readonly RecognizedLine[], edits: PasteDraft['edits'], toTaste: string): PastedLine[] {
  const counts = new Map<string, number>()
  return recognized.map(line => {
    const count = (counts.get(line.text) ?? 0) + 1
    counts.set(line.text, count)
    const key = count === 1 ? line.text : `${line.text} ${count}`
    const edit = edits[key] ?? {}
    const food = edit.food === undefined ? line.foods[0] : edit.food
    const doubt = edit.food === undefined ? doubtOf(line) : undefined
    return {
      key,
      recognized: line,
      foodId: food?.id ?? null,
      isSkipped: edit.food === null,
      foodName: food?.name ?? '',
      quantity: edit.quantity ?? (line.isToTaste ? toTaste : line.quantity),
      isTicked: !(edit.isUnticked ?? doubt !== undefined),
      doubt,
    }
  })
}

/** The chosen foods that are not among the likely ones of their line, so that only their names are known. */
export const foundFoodIds = (lines: readonly PastedLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ foodId, recognized }) => (foodId !== null && !recognized.foods.some(({ id }) => id === foodId) ? [foodId] : [])),
  ),
]

export type LineState =
  | { kind: 'ready'; food: LikelyFood; quantity: LineQuantity }
  | { kind: 'skipped' }
  | { kind: 'food needed' }
  | { kind: 'food loading' }
  /** The recipe, or a line above, has the food already. */
  | { kind: 'already there'; food: LikelyFood }
  | { kind: 'quantity needed'; food: LikelyFood; problem: LineProblem }

/**
 * Tells for each line whether it can be added, and what it lacks. A recipe has a food only once: of several lines with one food the first
 * ticked one counts. A meal may have a food twice, so for meals no foods are taken.
 */
export function judgeLines(
  lines: readonly PastedLine[],
  taken: ReadonlySet<string> | null,
  foundFoods: readonly LikelyFood[] = [],
): LineState[] {
  const seenIds = new Set(taken ?? [])
  return lines.map(line => {
    const state = judgeLine(line, seenIds, foundFoods)
    if (taken !== null && line.isTicked && line.foodId !== null) seenIds.add(line.foodId)
    return state
  })
}

function judgeLine(line: PastedLine, seenIds: ReadonlySet<string>, foundFoods: readonly LikelyFood[]): LineState {
  const { foodId, isSkipped, recognized, quantity } = line
  if (isSkipped) return { kind: 'skipped' }
  if (foodId === null) return { kind: 'food needed' }
  const food = [...recognized.foods, ...foundFoods].find(({ id }) => id === foodId)
  if (!food) return { kind: 'food loading' }
  if (seenIds.has(foodId)) return { kind: 'already there', food }
  const answer = quantityOfLine({ quantity, name: recognized.name, isToTaste: false }, food)
  return 'problem' in answer ? { kind: 'quantity needed', food, problem: answer } : { kind: 'ready', food, quantity: answer }
}

/** Adds the chosen measure to a quantity: '1 cucchiaio' becomes '1 cucchiaio (10 ml)'. */
export function withMeasure(quantity: string, word: string, measureName: string): string {
  const place = quantity.toLowerCase().lastIndexOf(word)
  return place < 0 ? measureName : quantity.slice(0, place) + measureName + quantity.slice(place + word.length)
}
