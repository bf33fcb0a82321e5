import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Notification } from '@allenio/contract/notifications'
import type { ReactNode } from 'react'
import { messageOf } from '#lib/api'
import { classes } from '#ui/classes'
import { ErrorState } from '#ui/error-state'
import { KeyHelp } from '#ui/kbd'
import { LoadMore } from '#ui/load-more'
import { SkeletonRows } from '#ui/skeleton'
import { rowsOnce } from '../live/pages.ts'
import { useListWords } from './words.ts'
import css from './list.module.css'
import { Rows } from './rows.tsx'

interface ListBodyProps {
  list: UseInfiniteQueryResult<{ rows: readonly Notification[] }>
  /** Where there is none. */
  none: ReactNode
  aside?: ReactNode
}

export function ListBody({ list, none, aside }: ListBodyProps) {
  const t = useListWords()
  if (!list.data) {
    return list.isError ? (
      <ErrorState title={t('failedTitle')} text={messageOf(list.error)} onRetry={() => void list.refetch()} retrying={list.isRefetching} />
    ) : (
      <SkeletonRows rows={9} avatar tall columns={1} />
    )
  }
  if (list.data.rows.length === 0) return none
  return (
    <>
      <div className={classes(css.rows, list.isPlaceholderData && css.waiting)} aria-busy={list.isFetching}>
        <Rows rows={rowsOnce(list.data.rows)} aside={aside} />
        <LoadMore list={list} />
      </div>
      <div className={css.dock} data-dock>
        <KeyHelp
          items={[
            { keys: ['J', 'K'], text: t('keyMove') },
            { keys: ['↵'], text: t('keyOpen') },
            { keys: ['M'], text: t('keyMark') },
          ]}
        />
      </div>
    </>
  )
}
