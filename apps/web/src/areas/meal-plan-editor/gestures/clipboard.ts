import { mealPlanLimits } from '@allenio/contract/meal-plan-cells'
import type { PlannedFood } from '@allenio/contract/planned-foods'
import { childrenOf, subtreeOf, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { insertCopies } from '@allenio/domain/meal-plans'
import { createStore } from '#lib/store'
import { toast } from '#ui/toast'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { componentOf } from './foods.ts'

/** Components that were copied whole, with their ingredients and alternatives: they can be pasted into any plan. */
interface CopiedComponents {
  rows: DocumentRows
  ids: readonly string[]
  /** The texts that went to the clipboard with them: a paste of the same texts means these. */
  text: string
  /** Another plan may not know them, or know newer versions alone. */
  foods: readonly PlannedFood[]
}

const copied = createStore<CopiedComponents | undefined>(undefined)

const flat = (texts: readonly (readonly string[])[]): string => texts.map(cells => cells.join('\t')).join('\n')

/** Keeps whole components, so that a paste brings more than their texts. */
export function copyComponents(session: EditorSession, rowIds: readonly string[], texts: readonly (readonly string[])[] = []): void {
  const all = session.document.rows.get()
  const ids = [...new Set(rowIds.flatMap(id => componentOf(session, id) ?? []))].filter(id => all.has(id))
  const rows = new Map(ids.flatMap(id => subtreeOf(all, id).map(row => [row.id, row] as const)))
  const { entries } = session.outline.get()
  const foods = [...rows.keys()].flatMap(id => entries.get(id)?.booked?.food ?? [])
  copied.set({ rows, ids, text: flat(texts), foods })
  toast({ type: 'success', text: useEditorWords.say('foodsCopied', { count: ids.length }), id: 'foods copied' })
}

export const hasCopied = (): boolean => copied.get() !== undefined

/** Whether a pasted table is what was copied here. */
export const isCopied = (texts: readonly (readonly string[])[]): boolean => {
  const last = copied.get()
  return last !== undefined && last.text !== '' && last.text === flat(texts)
}

/** Pastes what was copied into a meal, behind a row; answers how many components came. */
export function pasteComponents(session: EditorSession, mealId: string, afterId: string | undefined): number {
  const source = copied.get()
  const rows = session.document.rows.get()
  if (!source) return 0
  if (childrenOf(rows, mealId).length + source.ids.length > mealPlanLimits.componentsInMeal) {
    toast({ type: 'warning', text: useEditorWords.say('mealFull', { count: mealPlanLimits.componentsInMeal }), id: 'meal full' })
    return 0
  }
  session.book.add(source.foods)
  session.edit(
    insertCopies(rows, { source: source.rows, ids: source.ids, parentId: mealId, afterId: componentOf(session, afterId), newId }),
  )
  return source.ids.length
}
