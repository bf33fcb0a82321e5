import {
  createSystemExercise,
  getSystemExercise,
  updateSystemExercise,
  type SystemExerciseDetail,
} from '@allenio/contract/system-exercises'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import {
  AssetSection,
  ChosenAssetSection,
  emptyValues,
  ExerciseFields,
  mergedDraft,
  parseDraft,
  sendChosenAssets,
  useExerciseForm,
  valuesOf,
} from '#areas/exercises'
import type { ChosenAssets, ExerciseValues } from '#areas/exercises'
import { BackButton, goTo, useParam } from '#shell'
import { read } from '#lib/api'
import { changedValues, type FormDraft } from '#lib/forms'
import { parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { WithDraft } from '#ui/form'
import { Loaded } from '#ui/loaded'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { SheetFormPage, SheetPage, PageSheet } from '#ui/sheet-page'
import { systemExercisesAddress } from '../list/filters.ts'
import { useArchiveItem } from '../use-archive-item.ts'
import { useSystemExerciseWords } from '../words.ts'
import { systemAssetCalls, withoutTags } from './calls.ts'

export function CreatePage() {
  const t = useSystemExerciseWords()
  const language = useLanguage()
  const name = useSearch({ strict: false, select: search => ('name' in search ? parseText(search.name) : undefined) })
  const [start] = useState(() => emptyValues(name, language))
  return (
    <SheetPage header={{ title: t('createTitle'), back: <BackButton /> }}>
      <WithDraft name="system exercise create" parse={stored => parseDraft(stored, start)}>
        {draft => <CreateForm start={start} draft={draft} />}
      </WithDraft>
    </SheetPage>
  )
}

function CreateForm({ start, draft }: { start: ExerciseValues; draft: FormDraft<ExerciseValues> }) {
  const t = useSystemExerciseWords()
  const [assets, setAssets] = useState<ChosenAssets>({ files: [], addresses: [] })
  const form = useExerciseForm({
    endpoint: createSystemExercise,
    start,
    draft,
    toInput: withoutTags,
    onSaved: ({ id, name }) => {
      toast({ type: 'success', text: t('createdOne', { name }) })
      sendChosenAssets({ id, calls: systemAssetCalls, assets })
      goTo(hrefTo('/dash/exercises/$id/edit', { id }), { replace: true, isSaved: true })
    },
  })
  return (
    <SheetFormPage
      form={form}
      save={t('create')}
      cancelHref={systemExercisesAddress.href(rememberedPlace(systemExercisesAddress))}
      onCancel={draft.discard}>
      <ExerciseFields form={form}>
        <ChosenAssetSection value={assets} onChange={setAssets} />
      </ExerciseFields>
    </SheetFormPage>
  )
}

export function EditPage() {
  const t = useSystemExerciseWords()
  const id = useParam('id')
  const archiveItem = useArchiveItem()
  const query = useQuery(read(getSystemExercise, { id }, { quiet: true }))
  const goneState = (
    <ErrorState large title={t('goneTitle')} action={<ButtonLink href={hrefTo('/dash/exercises')}>{t('toList')}</ButtonLink>} />
  )
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {exercise => (
        <SheetPage
          header={{
            title: exercise.name,
            badges: exercise.archivedAt !== null && <Badge>{t('archivedState')}</Badge>,
            sub: t(exercise.archivedAt === null ? 'forEveryone' : 'archivedSub'),
            back: <BackButton />,
            more: [archiveItem(exercise)],
          }}>
          <PageSheet>
            <AssetSection exercise={exercise} calls={systemAssetCalls} />
          </PageSheet>
          <EditForm key={id} exercise={exercise} />
        </SheetPage>
      )}
    </Loaded>
  )
}

function EditForm({ exercise }: { exercise: SystemExerciseDetail }) {
  const [start] = useState(() => valuesOf(exercise))
  return (
    <WithDraft name={`system exercise ${exercise.id}`} parse={stored => mergedDraft(stored, start)}>
      {({ draft, save, discard }) => (
        <Form id={exercise.id} start={start} draft={{ draft: draft?.values, save: values => save({ base: start, values }), discard }} />
      )}
    </WithDraft>
  )
}

function Form({ id, start, draft }: { id: string; start: ExerciseValues; draft: FormDraft<ExerciseValues> }) {
  const t = useSystemExerciseWords()
  const listHref = systemExercisesAddress.href(rememberedPlace(systemExercisesAddress))
  const form = useExerciseForm({
    endpoint: updateSystemExercise,
    start,
    draft,
    toInput: values => ({ id, ...withoutTags(changedValues(start, values)) }),
    onSaved: () => {
      toast({ type: 'success', text: t('saved') })
      goTo(listHref, { isSaved: true })
    },
  })
  return (
    <SheetFormPage form={form} cancelHref={listHref} onCancel={draft.discard}>
      <ExerciseFields form={form} />
    </SheetFormPage>
  )
}
