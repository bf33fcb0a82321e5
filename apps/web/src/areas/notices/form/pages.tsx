import { createNotice, updateNotice, type Notice } from '@allenio/contract/notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo, useMe, useParam } from '#shell'
import { CallError } from '#lib/api'
import { changedValues } from '#lib/forms'
import type { EditDraft, FormDraft } from '#lib/forms'
import { parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { confirm } from '#ui/confirm'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { WithDraft } from '#ui/form'
import { Loaded } from '#ui/loaded'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { PageHeader } from '#ui/page-header'
import { PageColumn, SheetFormPage } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { audienceQuery, collaboratorsQuery, groupsQuery, noticeHref, noticeQuery, noticesAddress, typesQuery } from '../data.ts'
import { NoticeFields } from './notice-fields.tsx'
import { useNoticeForm } from './use-notice-form.ts'
import { audienceOf, changesOf, emptyValues, mergedDraft, newNoticeOf, parseDraft, valuesOf, type NoticeValues } from './values.ts'
import { useFormWords } from './words.ts'

const listHref = () => noticesAddress.href(rememberedPlace(noticesAddress))

export function CreatePage() {
  const t = useFormWords()
  const title = useSearch({ strict: false, select: search => ('title' in search ? parseText(search.title) : undefined) })
  const [start] = useState(() => emptyValues(title))
  return (
    <PageColumn>
      <PageHeader title={t('createTitle')} back={<BackButton />} />
      <WithDraft name="notice create" parse={stored => parseDraft(stored, start)}>
        {draft => <CreateForm start={start} draft={draft} />}
      </WithDraft>
    </PageColumn>
  )
}

/** Asks before a notice reaches people, with how many they are. */
function useIntent() {
  const t = useFormWords()
  const cache = useQueryClient()
  return async (values: NoticeValues): Promise<boolean> => {
    const { people } = await cache.fetchQuery(audienceQuery(audienceOf(values) ?? { kind: 'all' }))
    // the server says what is wrong with nobody
    if (people === 0) return true
    return confirm({
      title: t('confirmTitle', { title: values.title }),
      text: t('confirmText', { count: people }),
      proceed: t('publish'),
      reachesOthers: true,
    })
  }
}

function CreateForm({ start, draft }: { start: NoticeValues; draft: FormDraft<NoticeValues> }) {
  const t = useFormWords()
  const isMeant = useIntent()
  const form = useNoticeForm({
    endpoint: createNotice,
    start,
    draft,
    toInput: newNoticeOf,
    onSaved: ({ id, status }) => {
      toast({ type: 'success', text: t(status === 'scheduled' ? 'scheduled' : 'published') })
      goTo(noticeHref(id), { replace: true, isSaved: true })
    },
  })
  const isNow = form.watch('publishOn') === 'now'
  const submit = form.handleSubmit(async values => {
    if (values.publishOn === 'later' || (await isMeant(values))) await form.submit()
  })
  return (
    <SheetFormPage
      form={{ ...form, submit }}
      isWide
      save={t(isNow ? 'publish' : 'schedule')}
      cancelHref={listHref()}
      onCancel={draft.discard}>
      <NoticeFields form={form} picture={null} isPublished={false} />
    </SheetFormPage>
  )
}

export function EditPage() {
  const t = useFormWords()
  const id = useParam('id')
  const query = useQuery(noticeQuery(id))
  // the form begins anew with what somebody else has saved, and keeps what is typed
  const [{ round, carried }, setRound] = useState<{ round: number; carried?: EditDraft<NoticeValues> }>({ round: 0 })
  const reload = async (typed: EditDraft<NoticeValues>) => {
    await query.refetch()
    setRound({ round: round + 1, carried: typed })
  }
  const toList = <ButtonLink href={hrefTo('/notices')}>{t('toList')}</ButtonLink>
  const goneState = <ErrorState large title={t('goneTitle')} text={t('goneText')} action={toList} />
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {notice =>
        !notice.may.update ? (
          goneState
        ) : notice.status === 'withdrawn' ? (
          <EmptyState large title={t('withdrawnTitle')} text={t('withdrawnText')} action={toList} />
        ) : (
          <PageColumn>
            <PageHeader title={t('editTitle')} back={<BackButton />} />
            <NamedForm key={`${id} ${round}`} notice={notice} carried={carried} onReload={typed => void reload(typed)} />
          </PageColumn>
        )
      }
    </Loaded>
  )
}

interface EditFormProps {
  notice: Notice
  /** The values as they were typed before the notice was read anew; they win over a draft. */
  carried: EditDraft<NoticeValues> | undefined
  onReload: (carried: EditDraft<NoticeValues>) => void
}

/** Waits for the names of whom the notice is for. */
function NamedForm(props: EditFormProps) {
  const permissions = useMe()?.permissions ?? []
  const types = useQuery(typesQuery())
  const collaborators = useQuery(collaboratorsQuery())
  const groups = useQuery({ ...groupsQuery(), enabled: permissions.includes('view groups') })
  const kind = props.notice.audience?.kind
  const needed = kind === 'types' ? types : kind === 'collaborators' ? collaborators : kind === 'groups' ? groups : undefined
  if (needed?.isPending) return <SkeletonPage />
  const things = [
    ...(types.data?.clientTypes ?? []).map(({ id, name }) => ({ id, name, size: 0 })),
    ...(collaborators.data?.collaborators ?? []).map(({ id, name }) => ({ id, name, size: 0 })),
    ...(groups.data?.groups ?? []),
  ]
  return <OpenedForm {...props} things={new Map(things.map(({ id, name, size }) => [id, { name, size }]))} />
}

function OpenedForm({
  notice,
  carried,
  onReload,
  things,
}: EditFormProps & { things: ReadonlyMap<string, { name: string; size: number }> }) {
  const t = useFormWords()
  const [opened] = useState(notice)
  const [start] = useState(() => valuesOf(opened, id => things.get(id) ?? { name: t('someone'), size: 0 }))
  return (
    <WithDraft name={`notice ${opened.id}`} parse={stored => mergedDraft(carried ?? stored, start)}>
      {({ draft, save, discard }) => (
        <EditForm
          opened={opened}
          start={start}
          draft={{ draft: draft?.values, save: values => save({ base: start, values }), discard }}
          onReload={values => onReload({ base: start, values })}
        />
      )}
    </WithDraft>
  )
}

interface EditProps {
  opened: Notice
  start: NoticeValues
  draft: FormDraft<NoticeValues>
  onReload: (values: NoticeValues) => void
}

function EditForm({ opened, start, draft, onReload }: EditProps) {
  const t = useFormWords()
  const isMeant = useIntent()
  const [isOutdated, setOutdated] = useState(false)
  const { id, updatedAt, picture } = opened
  const isScheduled = opened.status === 'scheduled'
  const form = useNoticeForm({
    endpoint: updateNotice,
    start,
    draft,
    toInput: values => ({ id, updatedAt, ...changesOf(values, new Set(Object.keys(changedValues(start, values))), isScheduled) }),
    onSaved: () => {
      toast({ type: 'success', text: t('saved') })
      goTo(noticeHref(id), { isSaved: true })
    },
    onRefused: error => {
      const isConflict = error instanceof CallError && error.code === 'changed meanwhile'
      if (isConflict) setOutdated(true)
      return isConflict
    },
  })
  const confirmAgain = () =>
    confirm({ title: t('confirmAgainTitle'), text: t('confirmAgain'), proceed: t('notifiesAgain'), reachesOthers: true })
  const submit = form.handleSubmit(async values => {
    const reachesNow = isScheduled && values.publishOn === 'now'
    const isFine = reachesNow ? await isMeant(values) : values.notifiesAgain ? await confirmAgain() : true
    if (isFine) await form.submit()
  })
  return (
    <SheetFormPage
      form={{ ...form, submit }}
      isWide
      cancelHref={noticeHref(id)}
      onCancel={draft.discard}
      notice={
        isOutdated && (
          <MeanwhileNotice title={t('conflict')} text={t('conflictText')}>
            <Button onClick={() => onReload(form.getValues())}>{t('reload')}</Button>
          </MeanwhileNotice>
        )
      }>
      <NoticeFields form={form} picture={picture?.originalUrl ?? null} isPublished={!isScheduled} />
    </SheetFormPage>
  )
}
