import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Link } from '#ui/link'
import css from './list.module.css'

export function List({ label, children }: { label?: string; children: ReactNode }) {
  return <ul className={css.list} aria-label={label}>{children}</ul>
}

export type ListRowProps = {
  title: ReactNode
  sub?: ReactNode
  /** avatar or icon */
  lead?: ReactNode
  /** at the right: time, count, chevron */
  meta?: ReactNode
  /** buttons of the row's own, outside of its link */
  actions?: ReactNode
  /** the place one is at */
  current?: boolean
  /** unread */
  strong?: boolean
  compact?: boolean
} & (
  | { href: string; onClick?: undefined }
  | { onClick: () => void; href?: undefined }
  | { href?: undefined; onClick?: undefined }
)

export function ListRow(props: ListRowProps) {
  const { title, sub, lead, meta, actions, current, strong, compact, href, onClick } = props
  const name = classes(css.row, compact && css.compact, strong && css.strong)
  const content = (
    <>
      {lead && <span className={css.lead}>{lead}</span>}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {sub && <span className={css.sub}>{sub}</span>}
      </span>
      {meta && <span className={css.meta}>{meta}</span>}
    </>
  )
  return (
    <li className={classes(css.item, Boolean(actions) && css.withActions, current && css.current)}>
      {href !== undefined ? (
        <Link href={href} className={name} aria-current={current ? 'true' : undefined}>{content}</Link>
      ) : onClick ? (
        <button type="button" className={name} onClick={onClick} aria-current={current ? 'true' : undefined}>
          {content}
        </button>
      ) : (
        <div className={name}>{content}</div>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </li>
  )
}
