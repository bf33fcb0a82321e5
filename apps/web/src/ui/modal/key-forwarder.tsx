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
  if (isConfirmKey(event)) return pressMainButton(event)
  if (!forwardedKeys.includes(event.key) || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const list = event.currentTarget.querySelector<HTMLElement>('[data-modal-list]')
  const { target } = event
  if (!list || !(target instanceof Element) || list.contains(target) || target.matches(ownKeySelector)) return
  const forwarded = new globalThis.KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true })
  const isHandled = !list.dispatchEvent(forwarded)
  if (isHandled) event.preventDefault()
}

/** A key that is held may have been pressed for what opened the modal. */
const isConfirmKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented }: KeyboardEvent<HTMLElement>): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat && !defaultPrevented

/** Ctrl and Enter press the main button from anywhere in the modal, as they save from every field of a form. */
function pressMainButton(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget, target } = event
  // React also sends the keys of a modal that was opened from this one
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('button, a[href]')) return
  const main = currentTarget.querySelector<HTMLElement>('[data-modal-foot] [type="submit"]')
  if (!main) return
  event.preventDefault()
  main.click()
}
