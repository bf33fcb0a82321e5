import { createVisit as asForm } from '@allenio/contract/forms/visits'
import { createVisit, listVisits, measurementTypes, type Visit } from '@allenio/contract/visits'
import { isDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { measurementTypeNames } from '@allenio/domain/visits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { baseQuery } from '#areas/visits'
import { goTo, useToday } from '#shell'
import { ClientSelect, type ChosenClient } from '#shell/client-choice'
import { listQuery } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { useUnsentWrites } from '#lib/offline'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { AttentionLine } from '#ui/attention-line'
import { ButtonLink } from '#ui/button'
import { DayField } from '#ui/day-field'
import { Notice } from '#ui/form-notice'
import { Stack } from '#ui/layout'
import { RadioCards } from '#ui/radio-cards'
import { Section, Sheet } from '#ui/section'
import { Text } from '#ui/text'
import { SheetFormPage } from '#ui/sheet-page'
import { createVisitHere } from './create-here.ts'
import { KnownClientSelect } from './known-clients.tsx'
import { useCreateWords } from './words.ts'

const schema = z.object({
  client: z.object({ id: z.string(), name: z.string() }).nullable(),
  takenOn: z.string(),
  measurementType: asForm.input.shape.measurementType,
})

interface CreateFormProps {
  client: ChosenClient | undefined
  /** A client was named whom this device does not know. */
  isUnknown?: boolean
}

/** Creates a visit: for whom, when and how; the rest is written in it. Without a network only clients whom the device knows are offered. */
export function CreateForm({ client, isUnknown = false }: CreateFormProps) {
  const t = useCreateWords()
  const language = useLanguage()
  const { day } = useFormats()
  const today = useToday()
  const isOnline = useIsOnline()
  // made once, so that a second try does not make a second visit
  const [id] = useState(newId)
  const [clientId, setClientId] = useState(client?.id)
  const { data: base, isError } = useQuery({ ...baseQuery(clientId ?? ''), enabled: clientId !== undefined })
  const { data: drafts } = useInfiniteQuery({
    ...listQuery(listVisits, { clientId: clientId ?? '', isDraft: 'true' }, { rows: ({ visits }) => visits, quiet: true }),
    enabled: clientId !== undefined,
  })
  const unsent = useUnsentWrites(createVisit).find(({ input }) => input.clientId === clientId && input.id !== id)?.input
  const draft = unsent?.id === undefined ? draftOf(drafts?.rows[0]) : { id: unsent.id, takenOn: unsent.takenOn ?? today }
  const openVisit = () => goTo(hrefTo('/visits/$id/edit', { id }), { replace: true, isSaved: true })
  const form = useEndpointForm({
    endpoint: createVisit,
    schema,
    start: { client: client ?? null, takenOn: today },
    check: values => ({
      client: values.client ? undefined : t('clientMissing'),
      takenOn: values.takenOn === '' ? t('dayMissing') : isDay(values.takenOn) && values.takenOn <= today ? undefined : t('dayWrong'),
    }),
    toInput: ({ client: chosenClient, takenOn, measurementType }) => ({
      id,
      clientId: chosenClient?.id ?? '',
      takenOn,
      ...(measurementType && { measurementType }),
    }),
    // without what it begins with, it cannot be submitted
    send: base && (input => createVisitHere({ ...input, id }, base)),
    onSaved: openVisit,
    onWaiting: openVisit,
  })
  const clientField = useFormValue(form, 'client')
  const type = useFormValue(form, 'measurementType')
  const takenOn = useFormValue(form, 'takenOn')
  const ClientField = isOnline ? ClientSelect : KnownClientSelect
  const isWithdrawn = base?.client.isConsentWithdrawn === true
  return (
    <SheetFormPage
      form={form}
      save={t('start')}
      // the answers of the last visit go into the new one
      canSubmit={!isWithdrawn && (clientId === undefined || base !== undefined)}
      cancelHref={client ? hrefTo('/clients/$id/visits', { id: client.id }) : hrefTo('/visits')}>
      <Sheet framed key={form.round}>
        <Section title={t('who')} text={base?.last === null ? undefined : t('whoText')} split>
          <Stack gap={12}>
            {client ? (
              <Text weight={500}>{client.name}</Text>
            ) : (
              <ClientField
                isFirst
                label={t('client')}
                value={clientField.value}
                error={clientField.error}
                onChange={next => {
                  clientField.onChange(next)
                  setClientId(next?.id)
                }}
              />
            )}
            {(isUnknown || (isError && !base)) && <Notice>{t(isOnline ? 'unreadClient' : 'unknownClient')}</Notice>}
            {base && <Text tone={2}>{base.last ? t('lastVisit', { day: day(base.last.takenOn) }) : t('firstVisit')}</Text>}
            {draft && (
              <AttentionLine
                status="note"
                text={t('hasDraft', { day: day(draft.takenOn) })}
                action={
                  <ButtonLink size="small" href={hrefTo('/visits/$id/edit', { id: draft.id })}>
                    {t('openDraft')}
                  </ButtonLink>
                }
              />
            )}
            {isWithdrawn && <Notice>{t('consentWithdrawn')}</Notice>}
          </Stack>
        </Section>
        <Section title={t('when')} split>
          <Stack gap={16}>
            <DayField data-autofocus={client ? true : undefined} label={t('takenOn')} leaning="past" max={today} {...takenOn} />
            <RadioCards
              label={t('measurementType')}
              value={type.value ?? base?.last?.content.measurementType ?? 'FOLDS'}
              onChange={type.onChange}
              options={measurementTypes.map(value => ({ value, label: measurementTypeNames[value][language], hint: t(`about_${value}`) }))}
            />
          </Stack>
        </Section>
      </Sheet>
    </SheetFormPage>
  )
}

const draftOf = (visit: Visit | undefined) => visit && { id: visit.id, takenOn: visit.takenOn ?? visit.createdAt }
