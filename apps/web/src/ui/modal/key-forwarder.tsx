import type { ReactNode } from 'react'
import { forwardKeys } from './forward-keys.ts'
import css from './modal.module.css'

/** Mantine's dialog takes no key handler of its own: this box without a box hears the keys instead. */
export function KeyForwarder({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className={css.keys} onKeyDown={forwardKeys}>
      {children}
    </div>
  )
}
