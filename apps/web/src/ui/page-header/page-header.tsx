import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { MoreMenu } from '#ui/menu'
import type { MenuGroup, MenuItem } from '#ui/menu'
import { PageTitle, useHasTitlePlace } from '#ui/page-title'
import css from './page-header.module.css'

export interface PageHeaderProps {
  title: string
  /** the number of things in the list: 128 "attivi su 150" */
  count?: { value: string; text?: string } | undefined
  /** badges beside the title */
  badges?: ReactNode
  /** one line under it */
  sub?: ReactNode
  /** at most one primary button */
  primary?: ReactNode
  /** at most two more buttons */
  secondary?: ReactNode
  /** all other actions */
  more?: MenuItem[] | undefined
  moreGroups?: MenuGroup[] | undefined
  /** on a phone the count and the actions share a line where they fit */
  isDense?: boolean
  /** the link back, above the title */
  back?: ReactNode
  /** at the right of the link back: previous and next */
  aside?: ReactNode
  /** tabs, filters: under the title */
  children?: ReactNode
}

export function PageHeader(props: PageHeaderProps) {
  const { title, count, badges, sub, primary, secondary, more, moreGroups, isDense, back, aside, children } = props
  const hasMore = (more?.length ?? 0) > 0 || (moreGroups?.length ?? 0) > 0
  const isTitleAbove = useHasTitlePlace()
  // on a phone, small buttons share the line of the link back
  const isBesideBack = isTitleAbove && Boolean(back) && !aside && !primary
  // nothing but the title, which stands in the bar of the phone
  if (isTitleAbove && !(badges || count || sub || primary || secondary || hasMore || back || aside || children))
    return <PageTitle>{title}</PageTitle>
  const actions = (primary || secondary || hasMore) && (
    <div className={classes(css.actions, (isBesideBack || (!primary && !secondary)) && css.alone)}>
      {hasMore && <MoreMenu items={more} groups={moreGroups} />}
      {secondary}
      {primary && <div className={css.primary}>{primary}</div>}
    </div>
  )
  return (
    <header className={classes(css.header, isDense && css.dense)}>
      {(back || aside) && (
        <div className={css.back}>
          {back}
          {aside}
          {isBesideBack && actions}
        </div>
      )}
      <div className={css.line}>
        <div className={css.title}>
          <PageTitle>{title}</PageTitle>
          {badges && <span className={css.beside}>{badges}</span>}
          {count && (
            <p className={css.count}>
              <b>{count.value}</b> {count.text}
            </p>
          )}
          {sub && <div className={css.sub}>{sub}</div>}
        </div>
        {!isBesideBack && actions}
      </div>
      {children}
    </header>
  )
}
