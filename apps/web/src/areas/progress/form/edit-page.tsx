import { listProgresses, undeleteProgress, updateProgress } from '@allenio/contract/progress'
import type { Progress } from '@allenio/contract/progress'
import { addDays } from '@allenio/domain/days'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { BackButton, goTo, useParam, useToday } from '#shell'
import { call, CallError, changeRow, messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { PageHeader } from '#ui/page-header'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { useProgressWords } from '../words.ts'
import { progressesQuery } from '../data.ts'
import css from './form.module.css'
import { ProgressForm } from './progress-form.tsx'
import { uploadFields } from './slots.ts'
import { useFormDraft } from './form-draft.ts'
import type { FormDraft } from './form-draft.ts'
import { usePhotos } from './photos.ts'
import { useProgressForm } from './use-progress-form.ts'
import { fieldsOf, valuesOf } from './values.ts'
import type { ProgressValues } from './values.ts'

export function Page() {
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
  const back = `/clients/${id}/progress`
  if (!first) {
    if (list.isError) {
      return (
        <ErrorState
          large
          title={t('failedTitle')}
          text={messageOf(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isRefetching}
        />
      )
    }
    if (!list.data || list.hasNextPage || list.isFetching) return <SkeletonPage />
    const toList = <ButtonLink href={back}>{t('toList')}</ButtonLink>
    return <ErrorState large title={t('goneTitle')} text={t('goneText')} action={toList} />
  }
  return (
    <div className={css.page}>
      <PageHeader title={t('editTitle', { day: dayOf(first.day) })} back={<BackButton />} />
      <DraftLoader id={id} progress={first} />
    </div>
  )
}

function DraftLoader({ id, progress }: { id: string; progress: Progress }) {
  const draft = useFormDraft(`progress ${progress.id}`)
  return draft.isLoaded ? <Edit key={draft.round} id={id} progress={progress} draft={draft} /> : null
}

function Edit({ id, progress, draft }: { id: string; progress: Progress; draft: FormDraft }) {
  const t = useProgressWords()
  const { day: dayOf } = useFormats()
  const cache = useQueryClient()
  const decimal = useLanguage() === 'it' ? ',' : '.'
  const today = useToday()
  const [hasDraft] = useState(draft.values !== undefined || draft.slots !== undefined)
  const [isGone, setGone] = useState(false)
  const [start] = useState(() => ({ values: draft.values ?? valuesOf(progress, decimal), slots: draft.slots ?? {} }))
  const photos = usePhotos({
    start: start.slots,
    saveDraft: draft.saveSlots,
    purpose: `progress ${progress.id}`,
    takenPoses: progress.photos.map(({ pose }) => pose),
  })
  const form = useProgressForm({
    start: start.values,
    latestDay: addDays(today, 1),
    photos,
    hasPhotos: true,
    saveDraft: draft.saveValues,
    send: async values => {
      try {
        await save(values)
      } catch (error) {
        if (error instanceof CallError && error.status === 404 && !isGone) setGone(true)
        else throw error
      }
    },
  })
  const save = async (values: ProgressValues) => {
    const savedProgress = await call(updateProgress, {
      id,
      progressId: progress.id,
      ...fieldsOf(values),
      ...uploadFields(await photos.waitForUploads()),
    })
    photos.forget()
    draft.discard()
    changeRow(cache, listProgresses, { id: savedProgress.id, change: () => savedProgress })
    toast({ type: 'success', text: t('saved', { day: dayOf(savedProgress.day) }) })
    goTo(`/clients/${id}/progress`, { replace: true })
  }
  const undelete = () =>
    form.attempt(form.getValues(), async values => {
      await call(undeleteProgress, { id, progressId: progress.id })
      await save(values)
    })
  const back = `/clients/${id}/progress`
  return (
    <ProgressForm
      form={form}
      photos={photos}
      savedPhotos={progress.photos}
      today={today}
      submitText={t('save')}
      cancelHref={back}
      onCancel={draft.discard}
      hasDraft={hasDraft && !isGone}
      onStartOver={draft.startOver}
      notice={
        isGone && (
          <MeanwhileNotice title={t('goneMeanwhile')} text={t('goneMeanwhileText')}>
            <Button size="small" loading={form.isBusy} onClick={() => void undelete()}>
              {t('undeleteAndSave')}
            </Button>
          </MeanwhileNotice>
        )
      }
    />
  )
}
