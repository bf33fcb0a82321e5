import type { NutritionalAdvice } from '@allenio/contract/client-notes'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { clientQuery } from '#areas/clients'
import { goTo, useParam, useShortcuts } from '#shell'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { RecordActions } from '#ui/row-actions'
import { Section, Sheet } from '#ui/section'
import { toast } from '#ui/toast'
import { AdviceForm } from './advice-form.tsx'
import { useAdviceWords } from './words.ts'
import { AdviceArticle, titleOf } from './advice-article.tsx'
import { AdvicesSkeleton } from './advices-skeleton.tsx'
import css from './advices.module.css'
import { advicesQuery, useDeleteAdvice } from './data.ts'
import { EditAdvice } from './edit-advice.tsx'

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
  const { data } = list
  const rows = data?.rows ?? []
  const mayAdd = client?.may.edit ?? false
  const createHref = hrefTo('/clients/$id/nutritions/create', { id })
  const { editedId, deletedAdvice, place } = useEditedAdvice(id, list)
  // in its place among the others, where its form stays as it is when it goes and when it comes back
  const shownRows = deletedAdvice && mayAdd ? rows.toSpliced(place, 0, deletedAdvice) : rows
  useShortcuts(useMemo(() => (mayAdd ? [{ keys: 'n', label: t('add'), run: () => goTo(createHref) }] : []), [mayAdd, t, createHref]))
  const add = (kind: 'primary' | 'ink') =>
    mayAdd && (
      <ButtonLink kind={kind} href={createHref} icon={IconPlus}>
        {t('add')}
      </ButtonLink>
    )
  if (data && rows.length === 0 && !deletedAdvice) {
    return <EmptyState picture={<EmptyListPicture />} title={t('emptyTitle')} text={t('emptyText')} action={add('primary')} />
  }
  return (
    <Section isPart title={t('title')} text={t('shared')} action={data && add('ink')} bare>
      <Loaded query={list} failed={t('failed')} skeleton={<AdvicesSkeleton />}>
        {() => (
          <div className={css.list}>
            {shownRows.map(advice =>
              advice.id === editedId && mayAdd ? (
                <EditAdvice key={advice.id} clientId={id} advice={advice} isGone={advice === deletedAdvice} />
              ) : (
                <AdviceArticle key={advice.id} advice={advice} actions={<AdviceActions clientId={id} advice={advice} />} />
              ),
            )}
            <LoadMore list={list} />
          </div>
        )}
      </Loaded>
    </Section>
  )
}

type AdviceList = ReturnType<typeof useInfiniteQuery<unknown, Error, { rows: readonly NutritionalAdvice[] }>>

/** The advice that the address asks to edit. An older one is searched page by page; one that is deleted meanwhile is kept. */
function useEditedAdvice(
  id: string,
  list: Pick<AdviceList, 'data' | 'hasNextPage' | 'isFetching'> & { fetchNextPage: () => unknown },
): { editedId: string | undefined; deletedAdvice: NutritionalAdvice | undefined; place: number } {
  const t = useAdviceWords()
  // read from this page's own match, because a navigation may be under way to another page
  const editedId = useSearch({ strict: false, select: search => (search as { edit?: string }).edit }) // checked by the screen
  const { data, hasNextPage, isFetching, fetchNextPage } = list
  const place = data?.rows.findIndex(row => row.id === editedId) ?? -1
  const editedAdvice = data?.rows[place]
  const [last, setLast] = useState<{ advice: NutritionalAdvice; place: number }>()
  // the row is kept, so that the text that somebody is writing does not disappear with it
  if (editedAdvice && (editedAdvice !== last?.advice || place !== last.place)) setLast({ advice: editedAdvice, place })
  const deletedAdvice = !editedAdvice && data && last?.advice.id === editedId ? last?.advice : undefined
  const isMissing = editedId !== undefined && data !== undefined && !isFetching && !editedAdvice && !deletedAdvice
  useEffect(() => {
    if (!isMissing) return
    if (hasNextPage) {
      fetchNextPage()
      return
    }
    toast({ type: 'info', text: t('editGone'), id: 'advice gone' })
    goTo(hrefTo('/clients/$id/nutritions', { id }), { replace: true })
  }, [isMissing, hasNextPage, fetchNextPage, id, t])
  return { editedId, deletedAdvice, place: last?.place ?? 0 }
}

function AdviceActions({ clientId, advice }: { clientId: string; advice: NutritionalAdvice }) {
  const { day } = useFormats()
  const remove = useDeleteAdvice(clientId)
  const { id, may } = advice
  return (
    <RecordActions
      name={titleOf(advice, day)}
      edit={may.update && hrefTo('/clients/$id/nutritions', { id: clientId }, { search: { edit: id } })}
      remove={may.delete && (() => remove({ id }))}
    />
  )
}

export function CreatePage() {
  const t = useAdviceWords()
  const id = useParam('id')
  return (
    <Sheet>
      <Section title={t('createTitle')} text={t('shared')}>
        <AdviceForm key={id} clientId={id} />
      </Section>
    </Sheet>
  )
}
