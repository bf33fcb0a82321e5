import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsMobile } from '#lib/device'
import { isNarrowed } from '#lib/list-place'
import type { ListFilters } from '#lib/list-place'
import { Button, ButtonLink } from '#ui/button'
import type { MenuGroup } from '#ui/menu'
import { PageHeader } from '#ui/page-header'
import type { PageHeaderProps } from '#ui/page-header'
import { ListBody } from './list-body.tsx'
import type { ListBodyProps } from './list-body.tsx'
import css from './list-page.module.css'
import { ViewTabs } from './view-tabs.tsx'
import type { ListViews } from './views.ts'

export interface ListPageProps<Row, Filters extends ListFilters>
  extends Omit<ListBodyProps<Row, Filters>, 'role'>, Pick<PageHeaderProps, 'count' | 'secondary'> {
  /** The actions in the page's menu; an empty list has fewer. */
  menu?: (isEmpty: boolean) => MenuGroup[]
  views?: ListViews<Filters>
  /** Shown instead of the list before there is a row, with the ways to start. */
  empty: ReactNode
  /** Another view has rows: then an empty first view keeps its tabs, which lead to them. */
  hasRowsElsewhere?: boolean
  /** Stands above the list, whether it has rows or not. */
  notice?: ReactNode
  /** Dialogs of the page. */
  children?: ReactNode
}

/** The page of a long list: its search, filters, views and rows, in a table or on a phone, and the actions on selected rows. */
export function ListPage<Row, Filters extends ListFilters>(props: ListPageProps<Row, Filters>) {
  const { title, count, menu, secondary, create, place, list, views, empty, hasRowsElsewhere, notice, children } = props
  const isEmpty = !hasRowsElsewhere && !isNarrowed(place.filters) && list.data?.rows.length === 0 && !list.isPlaceholderData
  // tabs on a phone have the count already
  const isCounted = useIsMobile() && views !== undefined
  return (
    <div className={css.page}>
      <PageHeader
        title={title}
        isDense
        count={isEmpty || isCounted ? undefined : count}
        moreGroups={menu?.(isEmpty)}
        secondary={!isEmpty && secondary}
        primary={
          create &&
          !isEmpty &&
          (create.onClick ? (
            <Button kind="primary" icon={IconPlus} onClick={create.onClick}>
              {create.label}
            </Button>
          ) : (
            <ButtonLink kind="primary" href={create.href} icon={IconPlus}>
              {create.label}
            </ButtonLink>
          ))
        }
      />
      {notice}
      {isEmpty ? (
        empty
      ) : (
        <>
          {views && <ViewTabs place={place} views={views} />}
          <ListBody {...props} role={views ? 'tabpanel' : 'region'} />
        </>
      )}
      {children}
    </div>
  )
}
