import { CombinedComponent } from '@allenio/contract/forms/meal-combinations'
import { PlannedFood } from '@allenio/contract/forms/planned-foods'
import { subtreeOf } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { componentsIn, insertComponents } from '@allenio/domain/meal-plans'
import { z } from 'zod'
import { sharedRecord } from '#lib/offline'
import { toast } from '#ui/toast'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { componentsOf, componentOf, hasRoomInMeal } from './foods.ts'

/** Components that were copied whole, with their ingredients and alternatives: they can be pasted into any plan. */
const CopiedComponents = z.object({
  components: z.array(CombinedComponent).min(1),
  /** The texts that went to the clipboard with them: a paste of the same texts means these. */
  text: z.string(),
  /** Another plan may not know them, or know newer versions alone. */
  foods: z.array(PlannedFood),
  at: z.number(),
})

/** A menu does not offer for ever what was copied once. */
const lastingMs = 24 * 60 * 60_000

/** Undefined for what is no copy, or an old one. */
export function readCopied(stored: unknown): z.output<typeof CopiedComponents> | undefined {
  const { data } = CopiedComponents.safeParse(stored)
  return data && data.at > Date.now() - lastingMs ? data : undefined
}

/** All tabs of this person have it. */
export const copies = sharedRecord('meal-plan-editor/copied', readCopied)

const flat = (texts: readonly (readonly string[])[]): string => texts.map(cells => cells.join('\t')).join('\n')

/** Rows whole, as they stand outside of a plan. */
export function readComponents({ document }: EditorSession, ids: readonly string[]): CombinedComponent[] {
  return componentsIn(document.rows.get(), ids).flatMap(each => CombinedComponent.safeParse(each).data ?? [])
}

/** Keeps whole components, so that a paste brings more than their texts. */
export function copyComponents(session: EditorSession, rowIds: readonly string[], texts: readonly (readonly string[])[] = []): void {
  const rows = session.document.rows.get()
  const ids = componentsOf(session, rowIds)
  const components = readComponents(session, ids)
  if (components.length === 0) return
  const { entries } = session.outline.get()
  const foods = ids.flatMap(id => subtreeOf(rows, id)).flatMap(({ id }) => entries.get(id)?.booked?.food ?? [])
  copies.set({ components, text: flat(texts), foods: [...new Set(foods)], at: Date.now() })
  toast({ type: 'success', text: useEditorWords.say('foodsCopied', { count: components.length }), id: 'foods copied' })
}

export const hasCopied = (): boolean => copies.get() !== undefined

/** Whether a pasted table is what was copied, here or in another tab. */
export const isCopied = (texts: readonly (readonly string[])[]): boolean => {
  const last = copies.get()
  return last !== undefined && last.text !== '' && last.text === flat(texts)
}

/** Pastes what was copied into a meal, behind a row; answers how many components came. */
export function pasteComponents(session: EditorSession, mealId: string, afterId: string | undefined): number {
  const source = copies.get()
  if (!source || !hasRoomInMeal(session, mealId, source.components.length)) return 0
  session.book.add(source.foods)
  session.edit(
    insertComponents(session.document.rows.get(), {
      components: source.components,
      parentId: mealId,
      afterId: componentOf(session, afterId),
      newId,
    }),
  )
  return source.components.length
}
