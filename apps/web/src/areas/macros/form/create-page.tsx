import { createMacro, macroLimits, type MacroAssignment } from '@allenio/contract/macros'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { clientQuery } from '#areas/clients'
import { BackButton, goTo } from '#shell'
import type { FormDraft } from '#lib/forms'
import { parseAmount, parseId, parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { useDecimalText } from '#ui/decimal-field'
import { WithDraft } from '#ui/form'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { PageColumn, SheetFormPage } from '#ui/sheet-page'
import { SkeletonLines } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { clientMacrosQuery } from '../data.ts'
import { macrosAddress } from '../list/filters.ts'
import { MacroFields } from './macro-fields.tsx'
import { useMacroForm } from './use-macro-form.ts'
import { emptyValues, parseDraft, scaledValues, withFigures, writtenMacro } from './values.ts'
import type { MacroValues } from './values.ts'
import { useFormWords } from './words.ts'

interface Place {
  /** The only client for whom the macro is made. */
  client: string | undefined
  title: string | undefined
  /** The kcal of a proposed target; `instead` are the kcal of the present one. */
  kcal: string | undefined
  instead: string | undefined
  /** The kcal that the proposal assumes the client to spend. */
  spent: string | undefined
}

const parsePlace = (raw: object): Place => {
  const values: Readonly<Record<string, unknown>> = { ...raw }
  return {
    client: parseId(values['client']),
    title: parseText(values['title']),
    kcal: parseAmount(values['kcal']),
    instead: parseAmount(values['instead']),
    spent: parseAmount(values['spent']),
  }
}

/** Reads the kcal from the address; null where there are none, or no macro accepts them. */
function spentOf(text: string | undefined): number | null {
  const spentKcal = Math.round(Number(text))
  return spentKcal >= 1 && spentKcal <= macroLimits.kcal ? spentKcal : null
}

export function Page() {
  const t = useFormWords()
  const place = useSearch({ strict: false, select: (search): Place => parsePlace(search), structuralSharing: true })
  const { client, title, kcal, instead, spent } = place
  const { data: person } = useQuery({ ...clientQuery(client ?? ''), enabled: client !== undefined })
  return (
    <PageColumn>
      <PageHeader title={t('createTitle')} sub={person && t('createFor', { name: person.name })} back={<BackButton />} />
      {client !== undefined && kcal !== undefined && Number(instead) > 0 ? (
        <ScaledForm clientId={client} kcal={Number(kcal)} meanKcal={Number(instead)} spentKcal={spentOf(spent)} />
      ) : (
        <DraftForm values={emptyValues(title)} clientId={client} />
      )}
    </PageColumn>
  )
}

interface ScaledFormProps {
  clientId: string
  kcal: number
  meanKcal: number
  spentKcal: number | null
}

/** A form that begins with the client's present macro, so that its day types and everything beside the energy stay. */
function ScaledForm({ clientId, kcal, meanKcal, spentKcal }: ScaledFormProps) {
  const t = useFormWords()
  const textOf = useDecimalText()
  const list = useInfiniteQuery(clientMacrosQuery(clientId))
  const valuesIn = (assignments: readonly MacroAssignment[]) => {
    const current = assignments.find(({ state }) => state === 'current')
    const values = current ? scaledValues(current, kcal / meanKcal, textOf) : withFigures(emptyValues(), { kcal: textOf(kcal) })
    return { ...values, spentKcal }
  }
  return (
    <Loaded query={list} failed={t('loadFailed')} skeleton={<SkeletonLines lines={8} />}>
      {({ rows }) => <DraftForm values={valuesIn(rows)} clientId={clientId} />}
    </Loaded>
  )
}

function DraftForm({ values, clientId }: { values: MacroValues; clientId: string | undefined }) {
  // a target that is loaded again meanwhile does not change the form
  const [start] = useState(values)
  return (
    <WithDraft name={clientId ? `macro create ${clientId}` : 'macro create'} parse={stored => parseDraft(stored, start)}>
      {draft => <CreateForm start={start} draft={draft} clientId={clientId} />}
    </WithDraft>
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
