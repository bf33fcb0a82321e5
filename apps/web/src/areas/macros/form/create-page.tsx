import { createMacro } from '@allenio/contract/macro-changes'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { clientQuery } from '#areas/clients'
import { BackButton, goTo } from '#shell'
import type { FormDraft } from '#lib/forms'
import { readAmount, readId, readText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { WithDraft } from '#ui/form'
import { PageHeader } from '#ui/page-header'
import { PageColumn, SheetFormPage } from '#ui/sheet-page'
import { toast } from '#ui/toast'
import { macrosAddress } from '../list/filters.ts'
import { MacroFields } from './macro-fields.tsx'
import { useMacroForm } from './use-macro-form.ts'
import { emptyValues, readDraft, withFigures, writtenMacro } from './values.ts'
import type { MacroValues } from './values.ts'
import { useFormWords } from './words.ts'

interface Place {
  /** It is made for this client alone. */
  client: string | undefined
  title: string | undefined
  /** Of a target that was proposed. */
  kcal: string | undefined
  protein: string | undefined
  lipids: string | undefined
}

const readPlace = (raw: object): Place => {
  const values: Readonly<Record<string, unknown>> = { ...raw }
  return {
    client: readId(values['client']),
    title: readText(values['title']),
    kcal: readAmount(values['kcal']),
    protein: readAmount(values['protein']),
    lipids: readAmount(values['lipids']),
  }
}

export function Page() {
  const t = useFormWords()
  const place = useSearch({ strict: false, select: (search): Place => readPlace(search), structuralSharing: true })
  const { client, title, kcal = '', protein = '', lipids = '' } = place
  const { data: person } = useQuery({ ...clientQuery(client ?? ''), enabled: client !== undefined })
  const [start] = useState(() => withFigures(emptyValues(title), { kcal, protein, lipids }))
  return (
    <PageColumn>
      <PageHeader title={t('createTitle')} sub={person && t('createFor', { name: person.name })} back={<BackButton />} />
      <WithDraft name={client ? `macro create ${client}` : 'macro create'} read={stored => readDraft(stored, start)}>
        {draft => <CreateForm start={start} draft={draft} clientId={client} />}
      </WithDraft>
    </PageColumn>
  )
}

interface CreateFormProps {
  start: MacroValues
  draft: FormDraft<MacroValues>
  clientId: string | undefined
}

function CreateForm({ start, draft, clientId }: CreateFormProps) {
  const t = useFormWords()
  const form = useMacroForm({
    endpoint: createMacro,
    start,
    draft,
    toInput: values => ({ ...writtenMacro(values), ...(clientId && { clientId }) }),
    onSaved: ({ id, title }) => {
      toast({ type: 'success', text: t('created', { title }) })
      // a macro that was created for a client is assigned to them next
      goTo(clientId ? hrefTo('/macros/$id/assign', { id }, { search: { client: clientId } }) : hrefTo('/macros/$id/assign', { id }), {
        replace: true,
        isSaved: true,
      })
    },
  })
  return (
    <SheetFormPage
      form={form}
      isWide={clientId !== undefined}
      save={t('create')}
      cancelHref={clientId ? hrefTo('/clients/$id/macros', { id: clientId }) : macrosAddress.href(rememberedPlace(macrosAddress))}
      onCancel={draft.discard}>
      <MacroFields form={form} clientId={clientId} />
    </SheetFormPage>
  )
}
