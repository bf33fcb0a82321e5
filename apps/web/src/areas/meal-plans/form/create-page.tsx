import { presetMealPlanSettings } from '@allenio/contract/meal-plans'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ClientRail, clientQuery } from '#areas/clients'
import { useClientNeed } from '#areas/macros'
import { BackButton } from '#shell'
import type { ChosenClient } from '#shell/client-choice'
import type { FormDraft } from '#lib/forms'
import { parseId, parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { WithDraft } from '#ui/form'
import { SheetFormPage, SheetPage } from '#ui/sheet-page'
import { SkeletonLines } from '#ui/skeleton'
import { mealPlanSettingsQuery } from '../data.ts'
import { mealPlansAddress } from '../list/filters.ts'
import { PlanFields } from './plan-fields.tsx'
import { usePlanForm } from './use-plan-form.ts'
import { emptyValues, parseDraft } from './values.ts'
import { useFormWords } from './words.ts'

interface Place {
  /** The client from whose page the form was opened. */
  client: string | undefined
  title: string | undefined
}

const parsePlace = (raw: object): Place => {
  const values: Readonly<Record<string, unknown>> = { ...raw }
  return { client: parseId(values['client']), title: parseText(values['title']) }
}

export function Page() {
  const t = useFormWords()
  const place = useSearch({ strict: false, select: (search): Place => parsePlace(search), structuralSharing: true })
  const { client: clientId, title } = place
  const client = useQuery({ ...clientQuery(clientId ?? ''), enabled: clientId !== undefined })
  const settings = useQuery(mealPlanSettingsQuery())
  // the fields start once the facts are known, or once they could not be loaded
  const { need, isLoading } = useClientNeed(clientId)
  const isKnown = !settings.isLoading && !client.isLoading && !isLoading
  return (
    <SheetPage header={{ title: t('createTitle'), back: <BackButton /> }}>
      <ClientRail clientId={clientId} place="plan" />
      {isKnown ? (
        <StartedForm
          key={clientId}
          title={title}
          client={client.data && { id: client.data.id, name: client.data.name }}
          kcal={need?.targetKcal ?? null}
          presetMeals={(settings.data ?? presetMealPlanSettings).presetMeals}
        />
      ) : (
        <SkeletonLines lines={10} />
      )}
    </SheetPage>
  )
}

type PresetMeals = Parameters<typeof usePlanForm>[0]['presetMeals']

interface StartedFormProps {
  title: string | undefined
  client: ChosenClient | undefined
  /** The target that follows from the client's need. */
  kcal: number | null
  presetMeals: PresetMeals
}

function StartedForm({ title, client, kcal, presetMeals }: StartedFormProps) {
  const t = useFormWords()
  // the proposed title has no figures: clients from whom these are hidden read it, too
  const [start] = useState(() => emptyValues(title ?? (client && t('titleFor', { name: client.name })), client, kcal))
  return (
    <WithDraft name={client ? `meal plan create ${client.id}` : 'meal plan create'} parse={stored => parseDraft(stored, start)}>
      {draft => <CreateForm start={start} draft={draft} client={client} presetMeals={presetMeals} />}
    </WithDraft>
  )
}

interface CreateFormProps extends Omit<StartedFormProps, 'title' | 'kcal'> {
  start: ReturnType<typeof emptyValues>
  draft: FormDraft<ReturnType<typeof emptyValues>>
}

function CreateForm({ start, draft, client, presetMeals }: CreateFormProps) {
  const t = useFormWords()
  const form = usePlanForm({ start, draft, presetMeals })
  return (
    <SheetFormPage
      form={form}
      save={t('create')}
      cancelHref={client ? hrefTo('/clients/$id/mealPlans', { id: client.id }) : mealPlansAddress.href(rememberedPlace(mealPlansAddress))}
      onCancel={draft.discard}>
      <PlanFields form={form} presetMeals={presetMeals} />
    </SheetFormPage>
  )
}
