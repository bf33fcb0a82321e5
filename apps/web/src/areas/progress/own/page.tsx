import { addOwnProgress } from '@allenio/contract/progress'
import { IconArrowsLeftRight, IconCamera } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { goTo } from '#shell'
import { CallError, messageOf } from '#lib/api'
import { useWaitingWrites } from '#lib/offline'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { LoadMore } from '#ui/load-more'
import { PageHeader } from '#ui/page-header'
import { useOwnProgressWords } from './words.ts'
import { useProgressWords } from '../words.ts'
import { ChosenBar } from '../list/chosen-bar.tsx'
import { readCompared } from '../compare/chosen.ts'
import { EmptyProgress } from '../list/empty.tsx'
import { ProgressList } from '../list/list.tsx'
import css from '../list/list.module.css'
import { WaitingProgress } from './waiting-photos.tsx'
import { ownProgressesQuery } from '../reads.ts'
import { ProgressSkeleton } from '../list/skeletons.tsx'
import { useFirstAndLast } from '../list/use-first-and-last.ts'
import { useDeleteOwnProgress } from '../list/use-delete.ts'

const Compare = lazy(async () => ({ default: (await import('../compare/compare.tsx')).Compare }))

const here = '/me/progress'

/** Shows the client how far they have come. */
export function Page() {
  const t = useOwnProgressWords()
  const say = useProgressWords()
  const list = useInfiniteQuery(ownProgressesQuery())
  const waiting = useWaitingWrites(addOwnProgress)
  // read from this page's own match, because a navigation may be under way to another page
  const compared = useSearch({ strict: false, select: search => readCompared(search.compare), structuralSharing: true })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const remove = useDeleteOwnProgress()
  const compare = (ids: readonly string[]) => goTo(ids.length ? `${here}?compare=${ids.join(',')}` : here, { replace: true })
  const ends = useFirstAndLast(list, compare)
  const rows = list.data?.rows ?? []
  // for a moment a progress is both in the list and among the unsent writes
  const unsent = waiting.filter(({ input }) => !rows.some(({ id }) => id === input.id))
  const mayAdd = list.data?.first?.mayAdd ?? false
  const add = mayAdd && (
    <ButtonLink kind="primary" size="large" href={`${here}/create`} icon={<IconCamera stroke={1.75} />}>
      {t('add')}
    </ButtonLink>
  )
  const isNone = list.data !== undefined && rows.length === 0 && unsent.length === 0
  return (
    <div className={css.page}>
      <PageHeader title={t('title')} />
      {rows.length > 0 && (
        <div className={css.head}>
          <p className={css.count}>{say('count', { count: list.data?.first?.total ?? 0 })}</p>
          {rows.length > 1 && (
            <Button icon={<IconArrowsLeftRight stroke={1.5} />} loading={ends.isBusy} onClick={ends.compare}>
              {say('firstAndLast')}
            </Button>
          )}
        </div>
      )}
      {list.data && !mayAdd && !isNone && <p className={css.closed}>{t('closedText')}</p>}
      {unsent.length > 0 && (
        <section aria-label={t('waiting')}>
          <ul className={css.rows}>
            {unsent.toReversed().map(write => (
              <WaitingProgress key={write.id} write={write} />
            ))}
          </ul>
        </section>
      )}
      {/* in the order of keys before a list that grows as one goes on */}
      {add && !isNone && chosen.length === 0 && (
        <div className={css.thumbFoot} data-foot>
          {add}
        </div>
      )}
      {!list.data ? (
        list.isError ? (
          <Failed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
        ) : (
          <ProgressSkeleton />
        )
      ) : isNone ? (
        <EmptyProgress text={mayAdd ? t('noneText') : t('closedNone')} action={add} />
      ) : (
        <ProgressList rows={rows} isOwn chosen={chosen} onChoose={setChosen} onRemove={remove} foot={<LoadMore list={list} />} />
      )}
      <ChosenBar chosen={chosen.filter(one => rows.some(row => row.id === one))} onCompare={compare} onClear={() => setChosen([])} />
      {compared.length > 0 && (
        <Suspense>
          <Compare list={list} ids={compared} onPick={compare} onClose={() => compare([])} />
        </Suspense>
      )}
    </div>
  )
}

/** A person who is not a client of this business gets an explanation instead of an error. */
function Failed({ error, onRetry, isRetrying }: { error: Error; onRetry: () => void; isRetrying: boolean }) {
  const t = useOwnProgressWords()
  const say = useProgressWords()
  const isNone = error instanceof CallError && error.status === 404
  if (isNone) return <EmptyState title={t('noRecordTitle')} text={t('closedNone')} />
  return <ErrorState title={say('failedTitle')} text={messageOf(error)} onRetry={onRetry} retrying={isRetrying} />
}
