import type { ReactNode } from 'react'
import { forwardKeys } from './forward-keys.ts'
import css from './modal.module.css'

/** Mantine's dialog has no key handler, so this element listens to the keys. It has no box in the layout. */
export function KeyForwarder({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className={css.keys} onKeyDown={forwardKeys}>
      {children}
    </div>
  )
}
