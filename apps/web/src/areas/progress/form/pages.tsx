import { addProgress, listProgresses, undeleteProgress, updateProgress, type Progress } from '@allenio/contract/progress'
import { addDays } from '@allenio/domain/days'
import { useQuery, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { clientQuery } from '#areas/clients'
import { BackButton, goTo, useParam, useToday } from '#shell'
import { call, CallError, changeRow } from '#lib/api'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { useDecimalText } from '#ui/decimal-field'
import { ErrorState } from '#ui/error-state'
import { Loaded } from '#ui/loaded'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { PageHeader } from '#ui/page-header'
import { PageColumn } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { progressesQuery } from '../data.ts'
import { useProgressWords } from '../words.ts'
import { WithProgressDraft } from './form-draft.tsx'
import type { ProgressDraft } from './form-draft.tsx'
import { useProgressForm } from './progress-form-state.ts'
import { ProgressForm } from './progress-form.tsx'
import { uploadFields } from './slots.ts'
import { emptyValues, fieldsOf, valuesOf } from './values.ts'

export function CreatePage() {
  const t = useProgressWords()
  const id = useParam('id')
  const { data: client } = useQuery(clientQuery(id))
  return (
    <PageColumn>
      <PageHeader title={t('createTitle')} sub={client?.name} back={<BackButton />} />
      <WithProgressDraft key={id} name={`progress ${id}`}>
        {draft => <Create id={id} draft={draft} />}
      </WithProgressDraft>
    </PageColumn>
  )
}

function Create({ id, draft }: { id: string; draft: ProgressDraft }) {
  const t = useProgressWords()
  const { day: dayOf } = useFormats()
  const today = useToday()
  const listHref = hrefTo('/clients/$id/progress', { id })
  const form = useProgressForm({
    draft,
    start: emptyValues(today),
    latestDay: addDays(today, 1),
    purpose: `progress ${id}`,
    save: async (values, photos) => call(addProgress, { id, ...fieldsOf(values), ...uploadFields(await photos.waitForUploads()) }),
    onSaved: ({ day }) => {
      toast({ type: 'success', text: t('added', { day: dayOf(day) }) })
      goTo(listHref, { replace: true })
    },
  })
  return <ProgressForm form={form} today={today} cancelHref={listHref} />
}

export function EditPage() {
  const [id, progressId] = [useParam('id'), useParam('progressId')]
  return <ProgressLoader key={progressId} id={id} progressId={progressId} />
}

/** Usually the list has the progress already; for a link from elsewhere it is searched page by page. */
function ProgressLoader({ id, progressId }: { id: string; progressId: string }) {
  const t = useProgressWords()
  const { day: dayOf } = useFormats()
  const list = useInfiniteQuery(progressesQuery(id))
  const [first, setFirst] = useState<Progress>()
  const listedProgress = list.data?.rows.find(row => row.id === progressId)
  // read only once, so that the form does not change or disappear while somebody writes in it
  if (!first && listedProgress) setFirst(listedProgress)
  const loadNextPage = useEffectEvent(() => void list.fetchNextPage())
  const wantsMore = !listedProgress && list.hasNextPage && !list.isFetching
  useEffect(() => {
    if (wantsMore) loadNextPage()
  }, [wantsMore])
  const isSearching = !list.data || list.hasNextPage || list.isFetching || list.isError
  return (
    <Loaded
      query={{ ...list, data: first ?? (isSearching ? undefined : null) }}
      large
      failed={t('failedTitle')}
      skeleton={<SkeletonPage />}>
      {progress =>
        progress ? (
          <PageColumn>
            <PageHeader title={t('editTitle', { day: dayOf(progress.day) })} back={<BackButton />} />
            <WithProgressDraft name={`progress ${progress.id}`}>
              {draft => <Edit id={id} progress={progress} draft={draft} />}
            </WithProgressDraft>
          </PageColumn>
        ) : (
          <ErrorState
            large
            title={t('goneTitle')}
            text={t('goneText')}
            action={<ButtonLink href={hrefTo('/clients/$id/progress', { id })}>{t('toList')}</ButtonLink>}
          />
        )
      }
    </Loaded>
  )
}

function Edit({ id, progress, draft }: { id: string; progress: Progress; draft: ProgressDraft }) {
  const t = useProgressWords()
  const { day: dayOf } = useFormats()
  const cache = useQueryClient()
  const textOf = useDecimalText()
  const today = useToday()
  const [isGone, setGone] = useState(false)
  const ids = { id, progressId: progress.id }
  const listHref = hrefTo('/clients/$id/progress', { id })
  const form = useProgressForm({
    draft,
    start: valuesOf(progress, textOf),
    latestDay: addDays(today, 1),
    purpose: `progress ${progress.id}`,
    savedPoses: progress.photos.map(({ pose }) => pose),
    save: async (values, photos) => call(updateProgress, { ...ids, ...fieldsOf(values), ...uploadFields(await photos.waitForUploads()) }),
    onSaved: saved => {
      changeRow(cache, listProgresses, { id: saved.id, change: () => saved })
      toast({ type: 'success', text: t('saved', { day: dayOf(saved.day) }) })
      goTo(listHref, { replace: true })
    },
    onRefused: error => {
      const isDeleted = error instanceof CallError && error.status === 404 && !isGone
      if (isDeleted) setGone(true)
      return isDeleted
    },
  })
  const notice = isGone && (
    <MeanwhileNotice title={t('goneMeanwhile')} text={t('goneMeanwhileText')}>
      <Button size="small" isBusy={form.isBusy} onClick={() => form.saveAfter(() => call(undeleteProgress, ids))}>
        {t('undeleteAndSave')}
      </Button>
    </MeanwhileNotice>
  )
  return <ProgressForm form={form} savedPhotos={progress.photos} today={today} cancelHref={listHref} notice={notice} />
}
