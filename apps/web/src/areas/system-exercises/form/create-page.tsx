import { createSystemExercise } from '@allenio/contract/system-exercises'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ChosenAssetSection, emptyValues, ExerciseFields, parseDraft, sendChosenAssets, useExerciseForm } from '#areas/exercises'
import type { ChosenAssets, ExerciseValues } from '#areas/exercises'
import { BackButton, goTo } from '#shell'
import type { FormDraft } from '#lib/forms'
import { parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { WithDraft } from '#ui/form'
import { toast } from '#ui/toast'
import { SheetFormPage, SheetPage } from '#ui/sheet-page'
import { systemExercisesAddress } from '../list/filters.ts'
import { useSystemExerciseWords } from '../words.ts'
import { systemAssetCalls, withoutTags } from './calls.ts'

export function Page() {
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
