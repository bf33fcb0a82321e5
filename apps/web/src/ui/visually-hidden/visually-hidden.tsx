import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

interface VisuallyHiddenProps {
  as?: 'span' | 'h1'
  id?: string
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', children, id }: VisuallyHiddenProps) {
  return (
    <Tag className={css.hidden} id={id}>
      {children}
    </Tag>
  )
}
