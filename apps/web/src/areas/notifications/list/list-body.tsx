import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Notification } from '@allenio/contract/notifications'
import type { ReactNode } from 'react'
import { KeyHelp } from '#ui/kbd'
import { Row } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { rowsOnce } from '../live/pages.ts'
import css from './list.module.css'
import { Rows } from './rows.tsx'
import { useListWords } from './words.ts'

interface ListBodyProps {
  list: UseInfiniteQueryResult<{ rows: readonly Notification[] }>
  /** Where there is none. */
  none: ReactNode
  aside?: ReactNode
}

export function ListBody({ list, none, aside }: ListBodyProps) {
  const t = useListWords()
  return (
    <Loaded query={list} failed={t('failedTitle')} skeleton={<SkeletonRows rows={9} hasAvatar tall columns={1} />}>
      {({ rows }) =>
        rows.length === 0 ? (
          none
        ) : (
          <>
            <div className={css.rows} data-outdated={list.isPlaceholderData || undefined} aria-busy={list.isFetching}>
              <Rows rows={rowsOnce(rows)} aside={aside} />
              <LoadMore list={list} />
            </div>
            <Row justify="end" className={css.dock} data-dock>
              <KeyHelp
                items={[
                  { keys: ['J', 'K'], text: t('keyMove') },
                  { keys: ['↵'], text: t('keyOpen') },
                  { keys: ['M'], text: t('keyMark') },
                ]}
              />
            </Row>
          </>
        )
      }
    </Loaded>
  )
}
