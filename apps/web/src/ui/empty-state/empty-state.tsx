import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import css from './empty-state.module.css'
import { iconNode } from '#ui/icon'
import type { IconComponent } from '#ui/icon'

/** A way to begin: icon, verb, requirements, button. */
export type Way = { icon: IconComponent | ReactNode; title: string; text: string; action: ReactNode }

export interface EmptyStateProps {
  /** from #ui/illustrations */
  picture?: ReactNode
  title: string
  text?: string | undefined
  /** the button of the first step */
  action?: ReactNode
  /** up to three ways to begin, side by side, instead of one action */
  ways?: Way[] | undefined
  foot?: ReactNode
  /** a list of examples to begin with, under its title */
  examples?: { title: string; list: ReactNode } | undefined
  /** for a whole page rather than a part of it */
  large?: boolean
  /** the heading level in the page's outline */
  level?: 2 | 3
}

/** Describes the data that will appear here, and offers the first step. */
export function EmptyState({ picture, title, text, action, ways, foot, examples, large, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes(css.empty, large && css.large)}>
      {picture}
      <div className={css.words}>
        <Heading className={css.title}>{title}</Heading>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {action && <div className={css.actions}>{action}</div>}
      {ways && (
        <ul className={css.ways}>
          {ways.map(way => (
            <li key={way.title} className={css.way}>
              {iconNode(way.icon)}
              <h3>{way.title}</h3>
              <p>{way.text}</p>
              {way.action}
            </li>
          ))}
        </ul>
      )}
      {foot && <div className={css.foot}>{foot}</div>}
      {examples && (
        <div className={css.examples}>
          <h3 className={css.examplesTitle}>{examples.title}</h3>
          {examples.list}
        </div>
      )}
    </div>
  )
}
