import { createExercise, type ExerciseDetail } from '@allenio/contract/exercises'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo, useParam } from '#shell'
import type { FormDraft } from '#lib/forms'
import { parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { WithDraft } from '#ui/form'
import { Loaded } from '#ui/loaded'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { PageSheet, SheetFormPage, SheetPage } from '#ui/sheet-page'
import { UsedIn } from '#ui/used-in'
import { AlternativeSection } from '../alternatives/alternative-section.tsx'
import { AssetDrop, OwnAssets } from '../assets/own-assets.tsx'
import { ChosenAssetSection } from '../assets/chosen-assets.tsx'
import type { ChosenAssets } from '../assets/chosen-assets.tsx'
import { sendChosenAssets } from '../assets/asset-queue.ts'
import { ownAssetCalls } from '../assets/calls.ts'
import { exerciseQuery, exerciseTagsQuery } from '../data.ts'
import { exercisesAddress } from '../list/filters.ts'
import { EditForm } from './edit-form.tsx'
import { ExerciseFields } from './exercise-fields.tsx'
import { LibraryView } from './library-view.tsx'
import { useExerciseForm } from './use-exercise-form.ts'
import { useHeaderParts } from './use-header-parts.tsx'
import { emptyValues, parseDraft } from './values.ts'
import type { ExerciseValues } from './values.ts'
import { useFormWords } from './words.ts'

export function CreatePage() {
  const t = useFormWords()
  const language = useLanguage()
  const name = useSearch({ strict: false, select: search => ('name' in search ? parseText(search.name) : undefined) })
  const [start] = useState(() => emptyValues(name, language))
  return (
    <SheetPage header={{ title: t('createTitle'), back: <BackButton /> }}>
      <WithDraft name="exercise create" parse={stored => parseDraft(stored, start)}>
        {draft => <CreateForm start={start} draft={draft} />}
      </WithDraft>
    </SheetPage>
  )
}

function CreateForm({ start, draft }: { start: ExerciseValues; draft: FormDraft<ExerciseValues> }) {
  const t = useFormWords()
  const { data } = useQuery(exerciseTagsQuery())
  const [assets, setAssets] = useState<ChosenAssets>({ files: [], addresses: [] })
  const form = useExerciseForm({
    endpoint: createExercise,
    start,
    draft,
    toInput: values => values,
    onSaved: ({ id, name }) => {
      toast({ type: 'success', text: t('created', { name }) })
      sendChosenAssets({ id, calls: ownAssetCalls, assets })
      goTo(hrefTo('/exercises/$id/edit', { id }), { replace: true, isSaved: true })
    },
  })
  return (
    <SheetFormPage
      form={form}
      save={t('create')}
      cancelHref={exercisesAddress.href(rememberedPlace(exercisesAddress))}
      onCancel={draft.discard}>
      <ExerciseFields form={form} tags={data?.tags.map(({ tag }) => tag) ?? []}>
        <ChosenAssetSection value={assets} onChange={setAssets} />
      </ExerciseFields>
    </SheetFormPage>
  )
}

/** One exercise: an own one is edited here, one of the library is looked at. */
export function EditPage() {
  const t = useFormWords()
  const id = useParam('id')
  const query = useQuery(exerciseQuery(id))
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/exercises')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {exercise => <ExercisePage key={id} exercise={exercise} />}
    </Loaded>
  )
}

function ExercisePage({ exercise }: { exercise: ExerciseDetail }) {
  const t = useFormWords()
  const { may, usedIn } = exercise
  const header = useHeaderParts(exercise)
  return (
    <AssetDrop exercise={exercise}>
      <SheetPage header={{ title: exercise.name, back: <BackButton />, ...header }}>
        {may.update && (
          <PageSheet>
            <OwnAssets exercise={exercise} />
            <AlternativeSection exercise={exercise} />
            <UsedIn title={t('usedIn')} uses={usedIn} hiddenTitle={t('usedInHidden')} />
          </PageSheet>
        )}
        {may.update ? <EditForm exercise={exercise} /> : <LibraryView exercise={exercise} assets={<OwnAssets exercise={exercise} />} />}
      </SheetPage>
    </AssetDrop>
  )
}
