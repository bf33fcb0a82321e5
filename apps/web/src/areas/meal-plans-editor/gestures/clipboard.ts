import type { PlannedFood } from '@allenio/contract/aliments'
import type { CombinedComponent } from '@allenio/contract/meal-plans'
import { subtreeOf } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { componentsIn, dissolveDishes, insertComponents } from '@allenio/domain/meal-plans'
import { copiedRecord } from '#lib/copied-record'
import { toast } from '#ui/toast'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { componentsOf, componentOf, hasRoomInMeal } from './foods.ts'

/** Components that were copied with their ingredients and alternatives: they can be pasted into any plan. */
interface CopiedComponents {
  components: readonly CombinedComponent[]
  /** The foods of the components, because another plan may lack them, or only have newer versions. */
  foods: readonly PlannedFood[]
}

export const copies = copiedRecord<CopiedComponents>('meal-plans-editor/copied')

/** Reads rows as components, which can exist outside of a plan. */
export function readComponents({ document }: EditorSession, ids: readonly string[]): CombinedComponent[] {
  return componentsIn(document.rows.get(), ids) as CombinedComponent[] // the schemas of these rows are the document's own
}

/** Stores whole components, so that a paste brings more than their texts. */
export function copyComponents(session: EditorSession, rowIds: readonly string[], texts?: readonly (readonly string[])[]): void {
  const rows = session.document.rows.get()
  const ids = componentsOf(session, rowIds)
  const components = readComponents(session, ids)
  if (components.length === 0) return
  const { entries } = session.outline.get()
  const foods = ids.flatMap(id => subtreeOf(rows, id)).flatMap(({ id }) => entries.get(id)?.booked?.food ?? [])
  copies.set({ components, foods: [...new Set(foods)] }, texts)
  toast({ type: 'success', text: useEditorWords.say('foodsCopied', { count: components.length }), id: 'foods copied' })
}

export const hasCopied = (): boolean => copies.get() !== undefined

/** Whether a dish was copied, which can also be pasted as its foods. */
export const hasCopiedDish = (): boolean => copies.get()?.components.some(({ recipe }) => recipe) ?? false

/** Pastes the copied components into a meal, behind a row. Returns the number of components. */
export function pasteComponents(session: EditorSession, mealId: string, afterId: string | undefined): number {
  const { components = [] } = copies.get() ?? {}
  return insertCopied(session, { components, mealId, afterId })
}

/** Pastes the copied components at the end of a meal, with dishes replaced by their foods. */
export function pasteFoods(session: EditorSession, mealId: string): void {
  insertCopied(session, { components: dissolveDishes(copies.get()?.components ?? []), mealId, afterId: undefined })
}

interface CopiedInsertion {
  components: readonly CombinedComponent[]
  mealId: string
  afterId: string | undefined
}

function insertCopied(session: EditorSession, { components, mealId, afterId }: CopiedInsertion): number {
  if (components.length === 0 || !hasRoomInMeal(session, mealId, components.length)) return 0
  session.book.add(copies.get()?.foods ?? [])
  session.edit(
    insertComponents(session.document.rows.get(), { components, parentId: mealId, afterId: componentOf(session, afterId), newId }),
  )
  return components.length
}
