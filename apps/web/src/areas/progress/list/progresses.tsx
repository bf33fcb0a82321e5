import type { Progress } from '@allenio/contract/progress'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { goTo } from '#shell'
import { Button } from '#ui/button'
import { LoadMore } from '#ui/load-more'
import type { LoadMoreProps } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import type { LoadedProps } from '#ui/loaded'
import { PartHeader } from '#ui/section'
import { parseCompared } from '../compare/comparison.ts'
import { useProgressWords } from '../words.ts'
import { ComparisonBar } from './comparison-bar.tsx'
import { EmptyProgress } from './empty.tsx'
import { ProgressList } from './list.tsx'
import css from './list.module.css'
import { ProgressSkeleton } from './skeletons.tsx'
import { useFirstAndLast } from './first-and-last.ts'
import type { LoadedList } from './first-and-last.ts'
import { Compare } from '../compare/compare.tsx'

interface LoadedProgresses {
  rows: readonly Progress[]
  first: { total: number } | undefined
}

interface ProgressesProps extends Pick<LoadedProps<LoadedProgresses>, 'gone'> {
  list: LoadedList & LoadMoreProps['list'] & LoadedProps<LoadedProgresses>['query']
  /** The address of the page without a comparison. */
  href: string
  /** The client's name; absent for one's own photos. */
  name?: string | undefined
  isOwn?: boolean
  /** A button beside the count. */
  action?: ReactNode
  /** The page's part before the list; it may have to make room for the bar of a selection. */
  before?: (hasSelection: boolean) => ReactNode
  isEmpty: boolean
  emptyText: string
  add: ReactNode
  editHref?: (progress: Progress) => string
  onRemove: (progress: Progress) => void
}

/** The photos over time, with what compares them: the same for a professional and for the client. */
export function Progresses(props: ProgressesProps) {
  const { list, href, name, isOwn = false, action, before, isEmpty, emptyText, add, gone, editHref, onRemove } = props
  const t = useProgressWords()
  // read from this page's own match, because a navigation may be under way to another page
  const comparedIds = useSearch({ strict: false, select: search => parseCompared(search.compare), structuralSharing: true })
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const compare = (ids: readonly string[]) => goTo(ids.length ? `${href}?compare=${ids.join(',')}` : href, { replace: true })
  const ends = useFirstAndLast(list, compare)
  const rows = list.data?.rows ?? []
  const selectedIds = chosenIds.filter(id => rows.some(row => row.id === id))
  return (
    <div className={css.page}>
      {rows.length > 0 && (
        <PartHeader
          title={isOwn ? undefined : t('title')}
          text={t('count', { count: list.data?.first?.total ?? 0 })}
          action={
            (rows.length > 1 || action) && (
              <>
                {rows.length > 1 && (
                  <Button icon={IconArrowsLeftRight} isBusy={ends.isBusy} onClick={ends.compare}>
                    {t('firstAndLast')}
                  </Button>
                )}
                {action}
              </>
            )
          }
        />
      )}
      {before?.(selectedIds.length > 0)}
      <Loaded query={list} failed={t('failedTitle')} skeleton={<ProgressSkeleton />} gone={gone}>
        {() =>
          isEmpty ? (
            <EmptyProgress text={emptyText} action={add} />
          ) : (
            <ProgressList
              rows={rows}
              isOwn={isOwn}
              selectedIds={selectedIds}
              onSelect={setChosenIds}
              onRemove={onRemove}
              foot={<LoadMore list={list} />}
              {...(editHref && { editHref })}
            />
          )
        }
      </Loaded>
      <ComparisonBar selectedIds={selectedIds} onCompare={compare} onClear={() => setChosenIds([])} />
      {comparedIds.length > 0 && <Compare list={list} ids={comparedIds} name={name} onPick={compare} onClose={() => compare([])} />}
    </div>
  )
}
