import type { ReactNode } from 'react'
import { Title } from '#ui/text'
import css from './guest-page.module.css'

interface GuestPageProps {
  title: string
  lead?: ReactNode
  /** an illustration that says what happened */
  picture?: ReactNode
  /** links under the form */
  after?: ReactNode
  children?: ReactNode
}

export function GuestPage({ title, lead, picture, after, children }: GuestPageProps) {
  return (
    <div className={css.page}>
      {picture && <div className={css.picture}>{picture}</div>}
      <header className={css.head}>
        <Title level={1}>{title}</Title>
        {lead && <p className={css.lead}>{lead}</p>}
      </header>
      {children}
      {after && <p className={css.after}>{after}</p>}
    </div>
  )
}
