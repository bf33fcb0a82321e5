import { IconArrowsLeftRight, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { clientQuery } from '#areas/clients'
import { goTo, useMe, useParam } from '#shell'
import { messageOf } from '#lib/api'
import { ButtonLink, Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { LoadMore } from '#ui/load-more'
import { useProgressWords } from '../words.ts'
import { ChosenBar } from '../list/chosen-bar.tsx'
import { readCompared } from '../compare/chosen.ts'
import { EmptyProgress } from '../list/empty.tsx'
import { ProgressList } from '../list/list.tsx'
import css from '../list/list.module.css'
import { progressesQuery } from '../reads.ts'
import { ProgressSkeleton } from '../list/skeletons.tsx'
import { useDeleteProgress } from '../list/use-delete.ts'
import { useFirstAndLast } from '../list/use-first-and-last.ts'

const Compare = lazy(async () => ({ default: (await import('../compare/compare.tsx')).Compare }))

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
  const compared = useSearch({ strict: false, select: search => readCompared(search.compare), structuralSharing: true })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const remove = useDeleteProgress(id)
  const here = `/clients/${id}/progress`
  const compare = (ids: readonly string[]) => goTo(ids.length ? `${here}?compare=${ids.join(',')}` : here, { replace: true })
  const ends = useFirstAndLast(list, compare)
  const mayAdd = me?.permissions.includes('update clients') ?? false
  const rows = list.data?.rows ?? []
  const total = list.data?.first?.total ?? 0
  const add = mayAdd && (
    <ButtonLink kind={rows.length > 0 ? 'ink' : 'primary'} href={`${here}/create`} icon={<IconPlus stroke={1.75} />}>
      {t('add')}
    </ButtonLink>
  )
  return (
    <div className={css.page}>
      {rows.length > 0 && (
        <div className={css.head}>
          <p className={css.count}>{t('count', { count: total })}</p>
          {rows.length > 1 && (
            <Button icon={<IconArrowsLeftRight stroke={1.5} />} loading={ends.isBusy} onClick={ends.compare}>
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
          chosen={chosen}
          onChoose={setChosen}
          onRemove={remove}
          {...(mayAdd && { editHref: progress => `${here}/${progress.id}/edit` })}
          foot={<LoadMore list={list} />}
        />
      )}
      <ChosenBar chosen={chosen.filter(one => rows.some(row => row.id === one))} onCompare={compare} onClear={() => setChosen([])} />
      {compared.length > 0 && (
        <Suspense>
          <Compare list={list} ids={compared} name={client?.name} onPick={compare} onClose={() => compare([])} />
        </Suspense>
      )}
    </div>
  )
}
