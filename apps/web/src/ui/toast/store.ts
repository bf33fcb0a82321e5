import { toastMs } from '#lib/constants'
import { isHand } from '#lib/device'
import { liveList, nextId } from '#ui/live'

export type ToastType = 'success' | 'error' | 'warning' | 'info'
export type ToastButton = { text: string } &
  /** onClick beside `to` runs when the link is followed, for example to mark a thing as read */
  ({ to: string; onClick?: () => void } | { onClick: () => void; to?: undefined })

export interface ToastMessage {
  type?: ToastType
  text: string
  buttons?: ToastButton[]
  /** the function of a last button, which undoes what the text says */
  undo?: (() => unknown) | undefined
  /** milliseconds; with Infinity it stays until it is closed */
  duration?: number
  /** a toast with an id replaces the present one with that id, so that equal sentences do not pile up */
  id?: string
}

export interface ShownToast
  extends Required<Pick<ToastMessage, 'id' | 'type' | 'text' | 'buttons' | 'duration'>>, Pick<ToastMessage, 'undo'> {
  /** a new key for each call, so that a replaced text gets a card of its own, with its full time, and is read by screen readers */
  key: string
}

export const toasts = liveList<ShownToast>()

export function toast({ id = nextId(), type = 'info', text, buttons = [], undo, duration = toastMs }: ToastMessage): string {
  const replaced = isHand() ? toasts.get().filter(before => before.type === type && isReplaceable(before)) : []
  for (const before of replaced) toasts.remove(before.id)
  toasts.add({ id, key: nextId(), type, text, buttons, undo, duration })
  return id
}

/** Whether a newer toast replaces this one on a phone, where several would cover the page. Errors, and toasts with a button, stay. */
const isReplaceable = ({ type, buttons, undo, duration }: ShownToast): boolean =>
  type !== 'error' && type !== 'warning' && buttons.length === 0 && undo === undefined && Number.isFinite(duration)

/** Says that something was done, and offers to undo it. */
export const toastWithUndo = (text: string, undo: () => unknown, { id }: { id?: string } = {}): string =>
  toast({ type: 'success', text, undo, ...(id !== undefined && { id }) })

export const dismissToast = (id: string) => toasts.remove(id)
export const clearToasts = () => toasts.clear()

/** Shows the server's sentence about a write that has succeeded: for the `onSuccess` of a call and the `onSaved` of a form. */
export function toastMessage(_answer: unknown, { message }: { message?: string | undefined }): void {
  if (message) toast({ type: 'success', text: message })
}
