import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { Sheet } from '#ui/section'
import { Title } from '#ui/text'
import css from './dev.module.css'

export function Part({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section id={id} className={css.part}>
      <Title level={2}>{title}</Title>
      <p>{text}</p>
      <Sheet>{children}</Sheet>
    </section>
  )
}

type Layout = 'row' | 'fields' | 'figures' | 'stack'

export function Specimen({ title, layout = 'row', children }: { title: string; layout?: Layout; children: ReactNode }) {
  return (
    <div className={css.specimen}>
      <p className={css.caption}>{title}</p>
      <div className={css[layout]}>{children}</div>
    </div>
  )
}

export type Language = 'it' | 'en'

export const LanguageContext = createContext<Language>('it')

/** Samples are written in both languages in the place where they are shown. */
export function useSay() {
  const language = use(LanguageContext)
  return (italian: string, english: string) => (language === 'it' ? italian : english)
}
