import type { KeyboardEvent } from 'react'

const FORWARDED = ['ArrowUp', 'ArrowDown', 'Enter']

/** Fields where these keys mean something of their own. */
const KEEPS_ITS_KEYS = 'textarea, select, button, a[href], [contenteditable="true"], [role="combobox"], [type="radio"]'

/**
 * Up, Down and Enter typed anywhere in a modal, a search box above all, go to the list in it: the element marked
 * `data-modal-list`. Enter counts as used only when the list used it, so that a form can still be sent.
 */
export function forwardKeys(event: KeyboardEvent<HTMLElement>) {
  if (!FORWARDED.includes(event.key) || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const list = event.currentTarget.querySelector<HTMLElement>('[data-modal-list]')
  const { target } = event
  if (!list || !(target instanceof Element) || list.contains(target) || target.matches(KEEPS_ITS_KEYS)) return
  const forwarded = new globalThis.KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true })
  const used = !list.dispatchEvent(forwarded)
  if (used) event.preventDefault()
}
