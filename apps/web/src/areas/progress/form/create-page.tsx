import { addProgress } from '@allenio/contract/progress'
import { addDays } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientQuery } from '#areas/clients'
import { BackButton, goTo, useParam, useToday } from '#shell'
import { call } from '#lib/api'
import { useFormats } from '#lib/formats'
import { PageHeader } from '#ui/page-header'
import { toast } from '#ui/toast'
import { useProgressWords } from '../words.ts'
import css from './form.module.css'
import { ProgressForm } from './progress-form.tsx'
import { uploadFields } from './slots.ts'
import { useFormDraft } from './form-draft.ts'
import type { FormDraft } from './form-draft.ts'
import { usePhotos } from './photos.ts'
import { useProgressForm } from './use-progress-form.ts'
import { emptyValues, fieldsOf } from './values.ts'

export function Page() {
  const t = useProgressWords()
  const id = useParam('id')
  const { data: client } = useQuery(clientQuery(id))
  return (
    <div className={css.page}>
      <PageHeader title={t('createTitle')} sub={client?.name} back={<BackButton />} />
      <DraftLoader key={id} id={id} />
    </div>
  )
}

/** The device answers first whether something was left unfinished here. */
function DraftLoader({ id }: { id: string }) {
  const draft = useFormDraft(`progress ${id}`)
  return draft.isLoaded ? <Create key={draft.round} id={id} draft={draft} /> : null
}

function Create({ id, draft }: { id: string; draft: FormDraft }) {
  const t = useProgressWords()
  const { day: dayOf } = useFormats()
  const today = useToday()
  const [hasDraft] = useState(draft.values !== undefined || draft.slots !== undefined)
  const [start] = useState(() => ({ values: draft.values ?? emptyValues(today), slots: draft.slots ?? {} }))
  const photos = usePhotos({ start: start.slots, saveDraft: draft.saveSlots, purpose: `progress ${id}` })
  const form = useProgressForm({
    start: start.values,
    latestDay: addDays(today, 1),
    photos,
    hasPhotos: false,
    saveDraft: draft.saveValues,
    send: async values => {
      const { day } = await call(addProgress, { id, ...fieldsOf(values), ...uploadFields(await photos.waitForUploads()) })
      photos.forget()
      draft.discard()
      toast({ type: 'success', text: t('added', { day: dayOf(day) }) })
      goTo(`/clients/${id}/progress`, { replace: true })
    },
  })
  return (
    <ProgressForm
      form={form}
      photos={photos}
      today={today}
      submitText={t('save')}
      cancelHref={`/clients/${id}/progress`}
      onCancel={draft.discard}
      hasDraft={hasDraft}
      onStartOver={draft.startOver}
    />
  )
}
