import { createExercise } from '@allenio/contract/exercises'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo } from '#shell'
import type { FormDraft } from '#lib/forms'
import { parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { WithDraft } from '#ui/form'
import { toast } from '#ui/toast'
import { SheetFormPage, SheetPage } from '#ui/sheet-page'
import { ChosenAssetSection } from '../assets/chosen-assets.tsx'
import type { ChosenAssets } from '../assets/chosen-assets.tsx'
import { sendChosenAssets } from '../assets/asset-queue.ts'
import { ownAssetCalls } from '../assets/calls.ts'
import { exerciseTagsQuery } from '../data.ts'
import { exercisesAddress } from '../list/filters.ts'
import { ExerciseFields } from './exercise-fields.tsx'
import { useExerciseForm } from './use-exercise-form.ts'
import { emptyValues, parseDraft } from './values.ts'
import type { ExerciseValues } from './values.ts'
import { useFormWords } from './words.ts'

export function Page() {
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
