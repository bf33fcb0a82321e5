import type { ReactNode } from 'react'
import css from './full-page.module.css'

export interface FullPageProps {
  picture: ReactNode
  /** small, above the title */
  code?: string | undefined
  title: string
  text: string
  actions: ReactNode
}

/** One message in the middle of the page's area. */
export const FullPage = ({ picture, code, title, text, actions }: FullPageProps) => (
  <div className={css.page}>
    {picture}
    {code && <p className={css.code}>{code}</p>}
    <h1 className={css.title}>{title}</h1>
    <p className={css.text}>{text}</p>
    <div className={css.actions}>{actions}</div>
  </div>
)
