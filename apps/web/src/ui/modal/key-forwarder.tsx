import type { KeyboardEvent, ReactNode } from 'react'
import css from './modal.module.css'

/** Mantine's dialog has no key handler, so this element listens to the keys. It has no box in the layout. */
export function KeyForwarder({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className={css.keys} onKeyDown={forwardKeys}>
      {children}
    </div>
  )
}

const forwardedKeys = ['ArrowUp', 'ArrowDown', 'Enter']

/** Fields that use these keys themselves. */
const ownKeySelector = 'textarea, select, button, a[href], [contenteditable="true"], [role="combobox"], [type="radio"]'

/**
 * Forwards Up, Down and Enter from anywhere in a modal, such as a search box, to the list in it: the element marked
 * `data-modal-list`. Enter counts as handled only if the list handled it, so that a form can still be sent.
 */
function forwardKeys(event: KeyboardEvent<HTMLElement>) {
  if (!forwardedKeys.includes(event.key) || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const list = event.currentTarget.querySelector<HTMLElement>('[data-modal-list]')
  const { target } = event
  if (!list || !(target instanceof Element) || list.contains(target) || target.matches(ownKeySelector)) return
  const forwarded = new globalThis.KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true })
  const isHandled = !list.dispatchEvent(forwarded)
  if (isHandled) event.preventDefault()
}
