import { isCompact } from '#lib/device'
import { createStore } from '#lib/store'

const key = 'meal-plan-preview'

/** Whether the plan is shown on paper. Where it stands beside the table, it stays so on this device. */
export const isPreviewOpen = createStore(!isCompact() && globalThis.localStorage?.getItem(key) === 'open')

export function turnPreview(isOpen = !isPreviewOpen.get()): void {
  isPreviewOpen.set(isOpen)
  if (!isCompact()) localStorage.setItem(key, isOpen ? 'open' : 'closed')
}
