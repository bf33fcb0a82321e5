import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import css from './section.module.css'
import { iconNode } from '#ui/icon'
import type { IconComponent } from '#ui/icon'

export interface SheetProps {
  /** grid tracks of sections side by side: "2fr 1fr"; on a phone they stand in one column */
  columns?: string | undefined
  /** has a border on all sides, for a sheet that does not touch the page's edges */
  framed?: boolean
  className?: string | undefined
  children: ReactNode
}

/** The one surface of a page. Lines divide its sections; it contains no cards. */
export function Sheet({ columns, framed, className, children }: SheetProps) {
  return (
    <div
      className={classes(css.sheet, framed && css.framed, columns && css.columns, className)}
      style={columns ? { gridTemplateColumns: columns } : undefined}>
      {children}
    </div>
  )
}

export interface SectionProps {
  title?: string | undefined
  text?: ReactNode
  icon?: IconComponent | ReactNode
  /** at the right of the title: a quiet button, a link */
  action?: ReactNode
  /** no padding, for a list or table that reaches the edges */
  bare?: boolean
  /** title at the left, fields at the right, as in the settings */
  split?: boolean
  level?: 2 | 3
  /** the whole part of a page within a frame: its title is as large as that of `PartHeader` */
  isPart?: boolean
  id?: string
  children?: ReactNode
}

export function Section({ title, text, icon, action, bare, split, level = 2, isPart, id, children }: SectionProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      id={id}
      className={classes(css.section, bare && css.bare, split && css.split, isPart && css.part)}
      aria-labelledby={title ? titleId : undefined}>
      {(title || action) && (
        <div className={css.head}>
          {title && (
            <Heading id={titleId} className={css.title}>
              {iconNode(icon)}
              {title}
            </Heading>
          )}
          {action}
          {text && <p className={css.text}>{text}</p>}
        </div>
      )}
      {split ? <div>{children}</div> : children}
    </section>
  )
}
