import { addProgress } from '@allenio/contract/progress'
import { addDays } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '#areas/clients'
import { BackButton, goTo, useParam, useToday } from '#shell'
import { call } from '#lib/api'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { PageHeader } from '#ui/page-header'
import { PageColumn } from '#ui/sheet-page'
import { toast } from '#ui/toast'
import { useProgressWords } from '../words.ts'
import { WithProgressDraft } from './form-draft.tsx'
import type { ProgressDraft } from './form-draft.tsx'
import { useProgressForm } from './progress-form-state.ts'
import { ProgressForm } from './progress-form.tsx'
import { uploadFields } from './slots.ts'
import { emptyValues, fieldsOf } from './values.ts'

export function Page() {
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
