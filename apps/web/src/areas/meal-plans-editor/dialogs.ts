import { isCompact } from '#lib/device'
import { createStore } from '#lib/store'
import type { PlanHead } from './plan-document.ts'

/** The dialog that is open over the editor; one at a time. */
export type EditorDialog =
  | { kind: 'meal'; mealId: string }
  | { kind: 'copy meal'; mealId: string }
  | { kind: 'day'; dayId: string }
  | { kind: 'copy day'; dayId: string }
  | { kind: 'row'; rowId: string }
  | { kind: 'version'; rowId: string }
  | { kind: 'alternative'; rowId: string }
  | { kind: 'recipe'; mealId: string; afterId: string | undefined }
  | { kind: 'combinations'; mealId: string; afterId: string | undefined }
  | { kind: 'save combination'; rowIds: readonly string[]; name: string }
  | { kind: 'food'; mealId: string; afterId: string | undefined }
  | { kind: 'new food'; typed: string; mealId: string; afterId?: string | undefined; rowId?: string }
  | { kind: 'paste'; mealId: string }
  | { kind: 'import' }
  | { kind: 'paste week' }
  | { kind: 'fit'; dayId: string }
  | { kind: 'plan' }
  | { kind: 'template' }
  | { kind: 'complete'; title: string }
  | { kind: 'print'; client: PlanHead['client'] }
  | { kind: 'versions'; isDraft: boolean }

export const dialog = createStore<EditorDialog | undefined>(undefined)

/** Counts the typed texts that a dialog has made something of: the table forgets what it has kept to be mended. */
export const takenTexts = createStore(0)

export const openDialog = (next: EditorDialog): void => dialog.set(next)
export const closeDialog = (): void => dialog.set(undefined)

const previewKey = 'meal-plan-preview'

/** Whether the plan is shown on paper. Where it stands beside the table, it stays so on this device. */
export const isPreviewOpen = createStore(!isCompact() && globalThis.localStorage?.getItem(previewKey) === 'open')

export function turnPreview(isOpen = !isPreviewOpen.get()): void {
  isPreviewOpen.set(isOpen)
  if (!isCompact()) localStorage.setItem(previewKey, isOpen ? 'open' : 'closed')
}
