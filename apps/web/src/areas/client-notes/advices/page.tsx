import type { NutritionalAdvice } from '@allenio/contract/client-notes'
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { clientQuery } from '#areas/clients'
import { goTo, useParam, useShortcuts } from '#shell'
import { messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { EmptyListPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { RowActions } from '#ui/row-actions'
import { Section, Sheet } from '#ui/section'
import { toast } from '#ui/toast'
import { useAdviceWords } from './words.ts'
import { AdviceArticle, titleOf } from './advice-article.tsx'
import { AdvicesSkeleton } from './advices-skeleton.tsx'
import css from './advices.module.css'
import { advicesQuery, useDeleteAdvice } from './use-advices.ts'

const EditAdvice = lazy(async () => ({ default: (await import('./edit-advice.tsx')).EditAdvice }))

export function Page() {
  const id = useParam('id')
  return (
    <Sheet>
      <Advices key={id} id={id} />
    </Sheet>
  )
}

function Advices({ id }: { id: string }) {
  const t = useAdviceWords()
  const { data: client } = useQuery(clientQuery(id))
  const list = useInfiniteQuery(advicesQuery(id))
  const { data, error } = list
  const rows = data?.rows ?? []
  const mayAdd = client?.may.edit ?? false
  const createHref = `/clients/${id}/nutritions/create`
  const { edited, gone } = useEdited(id, list)
  useShortcuts(useMemo(() => (mayAdd ? [{ keys: 'n', label: t('add'), run: () => goTo(createHref) }] : []), [mayAdd, t, createHref]))
  const add = (kind: 'primary' | 'ink') =>
    mayAdd && (
      <ButtonLink kind={kind} href={createHref} icon={<IconPlus stroke={1.75} aria-hidden />}>
        {t('add')}
      </ButtonLink>
    )
  if (data && rows.length === 0 && !gone) {
    return <EmptyState picture={<EmptyListPicture />} title={t('emptyTitle')} text={t('emptyText')} action={add('primary')} />
  }
  return (
    <Section title={t('title')} text={t('shared')} action={data && add('ink')} bare>
      {!data && error ? (
        <ErrorState title={t('failed')} text={messageOf(error)} onRetry={() => void list.refetch()} retrying={list.isRefetching} />
      ) : !data ? (
        <AdvicesSkeleton />
      ) : (
        <div className={css.list}>
          {gone && mayAdd && (
            <Suspense key={gone.id} fallback={<AdvicesSkeleton />}>
              <EditAdvice clientId={id} advice={gone} isGone />
            </Suspense>
          )}
          {rows.map(advice =>
            advice.id === edited && mayAdd ? (
              <Suspense key={advice.id} fallback={<AdvicesSkeleton />}>
                <EditAdvice clientId={id} advice={advice} />
              </Suspense>
            ) : (
              <AdviceArticle key={advice.id} advice={advice} actions={<AdviceActions clientId={id} advice={advice} />} />
            ),
          )}
          <LoadMore list={list} />
        </div>
      )}
    </Section>
  )
}

type AdviceList = ReturnType<typeof useInfiniteQuery<unknown, Error, { rows: readonly NutritionalAdvice[] }>>

/** The advice that the address asks to edit. An older one is searched page by page; one that is deleted meanwhile is kept. */
function useEdited(
  id: string,
  list: Pick<AdviceList, 'data' | 'hasNextPage' | 'isFetching'> & { fetchNextPage: () => unknown },
): { edited: string | undefined; gone: NutritionalAdvice | undefined } {
  const t = useAdviceWords()
  // read from this page's own match, because a navigation may be under way to another page
  const edited = useSearch({ strict: false, select: search => (search as { edit?: string }).edit }) // checked by the screen
  const { data, hasNextPage, isFetching, fetchNextPage } = list
  const found = data?.rows.find(row => row.id === edited)
  const [held, setHeld] = useState<NutritionalAdvice>()
  // the row is kept, so that the text that somebody is writing does not disappear with it
  if (found && found !== held) setHeld(found)
  const gone = !found && data && held?.id === edited ? held : undefined
  const isMissing = edited !== undefined && data !== undefined && !isFetching && !found && !gone
  useEffect(() => {
    if (!isMissing) return
    if (hasNextPage) {
      fetchNextPage()
      return
    }
    toast({ type: 'info', text: t('editGone'), id: 'advice gone' })
    goTo(`/clients/${id}/nutritions`, { replace: true })
  }, [isMissing, hasNextPage, fetchNextPage, id, t])
  return { edited, gone }
}

function AdviceActions({ clientId, advice }: { clientId: string; advice: NutritionalAdvice }) {
  const t = useAdviceWords()
  const { day } = useFormats()
  const remove = useDeleteAdvice(clientId)
  const { id, may } = advice
  if (!may.update && !may.delete) return null
  return (
    <RowActions
      label={t('actions', { name: titleOf(advice, day) })}
      items={() => [
        ...(may.update ? [{ label: t('edit'), icon: <IconEdit stroke={1.5} />, href: `/clients/${clientId}/nutritions?edit=${id}` }] : []),
        ...(may.delete ? [{ label: t('delete'), icon: <IconTrash stroke={1.5} />, danger: true, onClick: () => remove({ id }) }] : []),
      ]}
    />
  )
}
