import { createKind, reservationLimits, updateKind, type AppointmentKind } from '@allenio/contract/reservations'
import { createKind as asForm } from '@allenio/contract/forms/reservations'
import { rulesOf } from '@allenio/domain/reservations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Checkbox } from '#ui/checkbox'
import { Disclosure } from '#ui/disclosure'
import { EventColorField } from '#ui/event-color'
import { FieldPair } from '#ui/field'
import { FormModal, type FormControl } from '#ui/form'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { settingsQuery } from '../data.ts'
import { RulesFields } from '../rules/rules-fields.tsx'
import { useKindWords } from './words.ts'

const kindForm = asForm.input

interface CreateKindProps {
  onSaved: (kind: AppointmentKind) => void
  onClose: () => void
}

export function CreateKind({ onSaved, onClose }: CreateKindProps) {
  const t = useKindWords()
  const [start] = useState(() => ({ ...freshKind }))
  const form = useEndpointForm({
    endpoint: createKind,
    schema: kindForm,
    start,
    toInput: fields => fields,
    onSaved: kind => {
      toast({ type: 'success', text: t('created', { name: kind.name }) })
      onClose()
      onSaved(kind)
    },
  })
  return (
    <FormModal form={form} title={t('createTitle')} save={t('create')} asksBeforeDiscard size="medium" onClose={onClose}>
      <KindFields form={form} />
    </FormModal>
  )
}

const freshKind = {
  name: '',
  durationMinutes: 60,
  credits: 0,
  color: 'blue' as const,
  place: '',
  isPlaceSingle: false,
  link: '',
  rules: {},
}

export function EditKind({ kind, onClose }: { kind: AppointmentKind; onClose: () => void }) {
  const t = useKindWords()
  const [start] = useState(() => fieldsOf(kind))
  const form = useEndpointForm({
    endpoint: updateKind,
    schema: kindForm,
    start,
    toInput: fields => ({ id: kind.id, isArchived: kind.isArchived, ...fields }),
    onSaved: ({ name }) => {
      toast({ type: 'success', text: t('saved', { name }) })
      onClose()
    },
  })
  return (
    <FormModal form={form} title={t('editTitle')} asksBeforeDiscard size="medium" onClose={onClose}>
      <KindFields form={form} />
      {kind.slots > 0 && <Text tone={2}>{t('kept')}</Text>}
    </FormModal>
  )
}

export const fieldsOf = ({ name, durationMinutes, credits, color, place, isPlaceSingle, link, rules }: AppointmentKind) => ({
  name,
  durationMinutes,
  credits,
  color,
  place,
  isPlaceSingle,
  link,
  rules,
})

type KindForm = ReturnType<typeof useEndpointForm<typeof createKind, typeof kindForm>>

function KindFields({ form }: { form: Omit<KindForm, 'submit'> & FormControl }) {
  const t = useKindWords()
  const color = useFormValue(form, 'color')
  const place = useFormValue(form, 'place')
  const rules = useFormValue(form, 'rules')
  const { data: settings } = useQuery(settingsQuery())
  const { least, most } = reservationLimits.durationMinutes
  const count = Object.keys(rules.value ?? {}).length
  return (
    <>
      <TextField
        label={t('name')}
        placeholder={t('nameHint')}
        maxLength={reservationLimits.name}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <FieldPair>
        <TextField
          label={t('duration')}
          unit={t('minutes')}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={5}
          {...form.register('durationMinutes', { valueAsNumber: true })}
          error={form.wrong('durationMinutes')}
        />
        <TextField
          label={t('credits')}
          hint={t('creditsHint')}
          type="number"
          inputMode="numeric"
          min={0}
          max={20}
          {...form.register('credits', { valueAsNumber: true })}
          error={form.wrong('credits')}
        />
      </FieldPair>
      <EventColorField value={color.value ?? 'blue'} onChange={color.onChange} />
      <TextField label={t('place')} placeholder={t('placeHint')} optional maxLength={reservationLimits.place} {...form.field('place')} />
      {place.value && <Checkbox label={t('placeSingle')} {...form.register('isPlaceSingle')} />}
      <TextField
        label={t('link')}
        hint={t('linkHint')}
        optional
        type="url"
        placeholder="https://"
        maxLength={reservationLimits.link}
        {...form.field('link')}
      />
      {settings && (
        <Disclosure title={t('rules')} sub={count > 0 ? t('rulesSome', { count }) : t('rulesNone')}>
          <RulesFields value={rules.value ?? {}} inherited={rulesOf(settings.rules)} onChange={rules.onChange} />
        </Disclosure>
      )}
    </>
  )
}
