import { getSystemExercise, updateSystemExercise } from '@allenio/contract/system-exercises'
import type { SystemExerciseDetail } from '@allenio/contract/system-exercises'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AssetSection, ExerciseFields, mergedDraft, useExerciseForm, valuesOf } from '#areas/exercises'
import type { ExerciseValues } from '#areas/exercises'
import { BackButton, goTo, useParam } from '#shell'
import { read } from '#lib/api'
import { changedValues } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { Badge } from '#ui/badge'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { WithDraft } from '#ui/form'
import { Loaded } from '#ui/loaded'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { PageSheet, SheetFormPage, SheetPage } from '#ui/sheet-page'
import { systemExercisesAddress } from '../list/filters.ts'
import { useArchiveItem } from '../use-archive-item.ts'
import { useSystemExerciseWords } from '../words.ts'
import { systemAssetCalls, withoutTags } from './calls.ts'

export function Page() {
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
