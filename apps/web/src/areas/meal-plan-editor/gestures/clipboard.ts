import type { CombinedComponent } from '@allenio/contract/meal-combinations'
import type { PlannedFood } from '@allenio/contract/planned-foods'
import { subtreeOf } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { componentsIn, dissolveDishes, insertComponents } from '@allenio/domain/meal-plans'
import { BUILD } from '#lib/build'
import { sharedRecord } from '#lib/offline'
import { toast } from '#ui/toast'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { componentsOf, componentOf, hasRoomInMeal } from './foods.ts'

/** Components that were copied whole, with their ingredients and alternatives: they can be pasted into any plan. */
interface CopiedComponents {
  components: readonly CombinedComponent[]
  /** The texts that went to the clipboard with them: a paste of the same texts means these. */
  text: string
  /** Another plan may not know them, or know newer versions alone. */
  foods: readonly PlannedFood[]
  at: number
  /** Another build may have copied them in another form. */
  build: string
}

/** A menu does not offer for ever what was copied once. */
const lastingMs = 24 * 60 * 60_000

/** Undefined without a copy of this build, or for an old one. Schemas would weigh too much here: the server has them. */
export const readCopied = (stored: unknown): CopiedComponents | undefined =>
  isOfThisBuild(stored) && stored.at > Date.now() - lastingMs ? stored : undefined

const isOfThisBuild = (stored: unknown): stored is CopiedComponents =>
  typeof stored === 'object' && stored !== null && 'build' in stored && stored.build === BUILD

/** All tabs of this person have it. */
export const copies = sharedRecord('meal-plan-editor/copied', readCopied)

const flat = (texts: readonly (readonly string[])[]): string => texts.map(cells => cells.join('\t')).join('\n')

/** Rows whole, as they stand outside of a plan. */
export function readComponents({ document }: EditorSession, ids: readonly string[]): CombinedComponent[] {
  return componentsIn(document.rows.get(), ids) as CombinedComponent[] // the schemas of these rows are the document's own
}

/** Keeps whole components, so that a paste brings more than their texts. */
export function copyComponents(session: EditorSession, rowIds: readonly string[], texts: readonly (readonly string[])[] = []): void {
  const rows = session.document.rows.get()
  const ids = componentsOf(session, rowIds)
  const components = readComponents(session, ids)
  if (components.length === 0) return
  const { entries } = session.outline.get()
  const foods = ids.flatMap(id => subtreeOf(rows, id)).flatMap(({ id }) => entries.get(id)?.booked?.food ?? [])
  copies.set({ components, text: flat(texts), foods: [...new Set(foods)], at: Date.now(), build: BUILD })
  toast({ type: 'success', text: useEditorWords.say('foodsCopied', { count: components.length }), id: 'foods copied' })
}

export const hasCopied = (): boolean => copies.get() !== undefined

/** Whether a pasted table is what was copied, here or in another tab. */
export const isCopied = (texts: readonly (readonly string[])[]): boolean => {
  const last = copies.get()
  return last !== undefined && last.text !== '' && last.text === flat(texts)
}

/** Whether a dish was copied, which can be pasted as its foods, too. */
export const hasCopiedDish = (): boolean => copies.get()?.components.some(({ recipe }) => recipe) ?? false

/** Pastes what was copied into a meal, behind a row; answers how many components came. */
export function pasteComponents(session: EditorSession, mealId: string, afterId: string | undefined): number {
  const { components = [] } = copies.get() ?? {}
  return insertCopied(session, { components, mealId, afterId })
}

/** The same at the end of the meal, with the foods of dishes in their place. */
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
