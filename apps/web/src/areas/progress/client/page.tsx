import { IconArrowsLeftRight, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { clientQuery } from '#areas/clients'
import { goTo, useMe, useParam } from '#shell'
import { messageOf } from '#lib/api'
import { lazyPart } from '#lib/lazy-part'
import { ButtonLink, Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { LoadMore } from '#ui/load-more'
import { useProgressWords } from '../words.ts'
import { ComparisonBar } from '../list/comparison-bar.tsx'
import { readCompared } from '../compare/comparison.ts'
import { EmptyProgress } from '../list/empty.tsx'
import { ProgressList } from '../list/list.tsx'
import css from '../list/list.module.css'
import { progressesQuery, useDeleteProgress } from '../data.ts'
import { ProgressSkeleton } from '../list/skeletons.tsx'
import { useFirstAndLast } from '../list/use-first-and-last.ts'

const Compare = lazyPart(() => import('../compare/compare.tsx'), 'Compare')

/** Answers: how has this body changed? */
export function Page() {
  const id = useParam('id')
  return <Progresses key={id} id={id} />
}

function Progresses({ id }: { id: string }) {
  const t = useProgressWords()
  const me = useMe()
  const list = useInfiniteQuery(progressesQuery(id))
  const { data: client } = useQuery(clientQuery(id))
  // read from this page's own match, because a navigation may be under way to another page
  const comparedIds = useSearch({ strict: false, select: search => readCompared(search.compare), structuralSharing: true })
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const remove = useDeleteProgress(id)
  const here = `/clients/${id}/progress`
  const compare = (ids: readonly string[]) => goTo(ids.length ? `${here}?compare=${ids.join(',')}` : here, { replace: true })
  const ends = useFirstAndLast(list, compare)
  const mayAdd = me?.permissions.includes('update clients') ?? false
  const rows = list.data?.rows ?? []
  const total = list.data?.first?.total ?? 0
  const add = mayAdd && (
    <ButtonLink kind={rows.length > 0 ? 'ink' : 'primary'} href={`${here}/create`} icon={IconPlus}>
      {t('add')}
    </ButtonLink>
  )
  return (
    <div className={css.page}>
      {rows.length > 0 && (
        <div className={css.head}>
          <p className={css.count}>{t('count', { count: total })}</p>
          {rows.length > 1 && (
            <Button icon={IconArrowsLeftRight} loading={ends.isBusy} onClick={ends.compare}>
              {t('firstAndLast')}
            </Button>
          )}
          {add}
        </div>
      )}
      {!list.data ? (
        list.isError ? (
          <ErrorState
            title={t('failedTitle')}
            text={messageOf(list.error)}
            onRetry={() => void list.refetch()}
            retrying={list.isRefetching}
          />
        ) : (
          <ProgressSkeleton />
        )
      ) : rows.length === 0 ? (
        <EmptyProgress text={t('noneText')} action={add} />
      ) : (
        <ProgressList
          rows={rows}
          selectedIds={selectedIds}
          onSelect={setSelectedIds}
          onRemove={remove}
          {...(mayAdd && { editHref: progress => `${here}/${progress.id}/edit` })}
          foot={<LoadMore list={list} />}
        />
      )}
      <ComparisonBar
        selectedIds={selectedIds.filter(one => rows.some(row => row.id === one))}
        onCompare={compare}
        onClear={() => setSelectedIds([])}
      />
      {comparedIds.length > 0 && (
        <Suspense>
          <Compare list={list} ids={comparedIds} name={client?.name} onPick={compare} onClose={() => compare([])} />
        </Suspense>
      )}
    </div>
  )
}
