import { saveOwnMeal, saveOwnSwap, type MealState } from '@allenio/contract/meal-diary'
import { useFormats } from '#lib/formats'
import type { MealView } from '../diet/day-view.ts'
import type { PlanRow, SwapChoice } from '../diet/plan-rows.ts'
import { sendTick, toastOfTap, versionNow } from '../diet/send.ts'
import { useRowTexts } from './row-texts.ts'
import { useMealWords } from './words.ts'

const tickedWords = { eaten: 'ticked', partly: 'tickedPartly', skipped: 'tickedSkipped' } as const satisfies Record<MealState, string>

interface Swapping {
  choice: SwapChoice | null
  name: string
  /** Undoing it goes back to this. */
  before: SwapChoice | null
}

/** A client's deeds on the meals of a date. Everything shows at once, and can be undone. */
export function useMealWrites(date: string) {
  const t = useMealWords()
  const { day: dayText } = useFormats()
  const { titleOf, nameOf } = useRowTexts()
  const writeMeal = (view: MealView, change: { state: MealState | null; eatenRowIds?: readonly string[] } | { note: string }) => {
    const { eatenRowIds, ...fields } = { eatenRowIds: undefined, ...change }
    sendTick(
      saveOwnMeal,
      {
        assignmentId: view.assignmentId,
        releaseId: view.releaseId,
        day: date,
        mealId: view.meal.id,
        ...fields,
        ...(eatenRowIds && { eatenRowIds: [...eatenRowIds] }),
        ...versionNow(),
      },
      `${titleOf(view.meal)}, ${dayText(date)}`,
    )
  }
  const writeSwap = ({ assignmentId, releaseId }: MealView, row: PlanRow, choice: SwapChoice | null) =>
    sendTick(saveOwnSwap, { assignmentId, releaseId, day: date, rowId: row.id, choice, ...versionNow() }, t('swap', { name: nameOf(row) }))
  return {
    /** A state, or null to take it back. */
    tick: (view: MealView, state: MealState | null) => {
      navigator.vibrate?.(10)
      writeMeal(view, { state })
      const meal = titleOf(view.meal)
      const undo = () => writeMeal(view, { state: view.state, eatenRowIds: view.eatenRowIds })
      const text = state === null ? t('unticked', { meal }) : t(tickedWords[state], { meal })
      toastOfTap(text, undo)
    },
    tickRow: (view: MealView, rowId: string, isEaten: boolean) => {
      const others = view.eatenRowIds.filter(id => id !== rowId)
      writeMeal(view, { state: 'partly', eatenRowIds: isEaten ? [...others, rowId] : others })
    },
    saveNote: (view: MealView, note: string) => writeMeal(view, { note }),
    swap: (view: MealView, row: PlanRow, { choice, name, before }: Swapping) => {
      writeSwap(view, row, choice)
      const text = choice === null ? t('swappedBack', { name: nameOf(row) }) : t('swapped', { name, planned: nameOf(row) })
      toastOfTap(text, () => writeSwap(view, row, before))
    },
  }
}

export type MealWrites = ReturnType<typeof useMealWrites>
