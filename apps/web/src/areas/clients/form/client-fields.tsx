import { earliestBirthDate, heightCm, sexes } from '@allenio/contract/clients'
import { romeDay } from '@allenio/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useMe } from '#shell'
import { Combobox, MultiSelect } from '#ui/combobox'
import { DateField } from '#ui/date-field'
import { Section } from '#ui/section'
import { Select } from '#ui/select'
import { Switch } from '#ui/switch'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { tagsQuery, teamQuery } from '../data.ts'
import { useMemberName } from '../marks/people.tsx'
import { TagField } from './tag-field.tsx'
import { useClientFormWords } from './words.ts'
import { EmailField } from './email-field.tsx'
import css from './form.module.css'
import { PhotoField } from './photo-field.tsx'
import { TypeField } from './type-field.tsx'
import type { ClientFormControl } from './use-client-form.ts'

export interface FieldsProps {
  form: ClientFormControl
  /** The values that only an existing client has. */
  client?: { id: string; photo: string | null; isRegistered: boolean }
}

export function PersonFields({ form: { register, wrong, control, setValue, duplicateLinks }, client }: FieldsProps) {
  const t = useClientFormWords()
  const [firstName, lastName, removePhoto] = useWatch({ control, name: ['firstName', 'lastName', 'removePhoto'] })
  return (
    <Section title={t('person')} text={client ? undefined : t('personText')} split>
      <div className={css.fields}>
        <PhotoField
          name={`${firstName} ${lastName}`.trim()}
          seed={client?.id ?? 'new'}
          photo={removePhoto ? null : (client?.photo ?? null)}
          error={wrong('photoUploadId')}
          onUploaded={id => {
            setValue('photoUploadId', id, { shouldDirty: true })
            setValue('removePhoto', false)
          }}
          onRemove={() => {
            setValue('photoUploadId', '')
            setValue('removePhoto', true, { shouldDirty: true })
          }}
        />
        <div className={css.pair}>
          <TextField label={t('firstName')} autoComplete="off" {...register('firstName')} error={wrong('firstName')} />
          <TextField label={t('lastName')} autoComplete="off" {...register('lastName')} error={wrong('lastName')} />
        </div>
        <div className={css.pair}>
          <EmailField
            registration={register('email')}
            error={wrong('email')}
            duplicateLinks={duplicateLinks}
            ownId={client?.id}
            isRegistered={client?.isRegistered ?? false}
          />
          <TextField
            label={t('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            hint={t('phoneHint')}
            {...register('phone')}
            error={wrong('phone')}
          />
        </div>
        <div className={css.three}>
          <Select
            label={t('sex')}
            placeholder={t('notSaid')}
            options={sexes.map(value => ({ value, label: t(value) }))}
            {...register('sex')}
            error={wrong('sex')}
          />
          <DateField label={t('birthDate')} min={earliestBirthDate} max={romeDay()} {...register('birthDate')} error={wrong('birthDate')} />
          <TextField
            label={t('height')}
            unit="cm"
            inputMode="decimal"
            autoComplete="off"
            figures
            placeholder={`${heightCm.min}–${heightCm.max}`}
            {...register('heightCm')}
            error={wrong('heightCm')}
          />
        </div>
      </div>
    </Section>
  )
}

export function CareFields({
  form: {
    register,
    wrong,
    control,
    formState: { defaultValues },
  },
  client,
}: FieldsProps) {
  const t = useClientFormWords()
  const nameOf = useMemberName()
  const inChargeAtFirst = defaultValues?.collaboratorIds ?? []
  const me = useMe()
  const isAdmin = me?.workspace?.role === 'admin'
  const { data: tags } = useQuery(tagsQuery())
  const { data: team } = useQuery({ ...teamQuery(), enabled: isAdmin })
  return (
    <Section title={t('care')} split>
      <div className={css.fields}>
        <div className={css.pair}>
          <Controller
            control={control}
            name="typeId"
            render={({ field: { value, onChange } }) => <TypeField value={value} onChange={onChange} error={wrong('typeId')} />}
          />
          {!client && (
            <DateField
              label={t('subscriptionEnd')}
              hint={t('subscriptionEndHint')}
              {...register('subscriptionEnd')}
              error={wrong('subscriptionEnd')}
            />
          )}
        </div>
        <Controller
          control={control}
          name="tags"
          render={({ field: { value, onChange } }) => (
            <TagField
              label={t('tags')}
              hint={t('tagsHint')}
              suggestions={tags?.tags.map(({ tag }) => tag) ?? []}
              value={value}
              onChange={onChange}
              error={wrong('tags')}
            />
          )}
        />
        {team && team.teamMembers.length > 0 && (
          <Controller
            control={control}
            name="collaboratorIds"
            render={({ field: { value, onChange } }) => (
              <MultiSelect
                label={t('collaborators')}
                hint={t('collaboratorsHint')}
                value={value}
                onChange={onChange}
                options={team.teamMembers
                  // an inactive member cannot be put in charge, but one who is in charge already stays until they are removed
                  .filter(({ id, isActive }) => isActive || inChargeAtFirst.includes(id))
                  .map(member => ({ value: member.id, label: nameOf(member) }))}
                error={wrong('collaboratorIds')}
              />
            )}
          />
        )}
      </div>
    </Section>
  )
}

export function KnowledgeFields({ form: { register, wrong } }: FieldsProps) {
  const t = useClientFormWords()
  return (
    <Section title={t('toKnow')} text={t('toKnowText')} split>
      <div className={css.fields}>
        <TextArea label={t('goal')} minRows={2} {...register('goal')} error={wrong('goal')} />
        <TextArea label={t('injuries')} minRows={2} {...register('injuries')} error={wrong('injuries')} />
        <TextArea label={t('allergies')} minRows={2} {...register('allergies')} error={wrong('allergies')} />
      </div>
    </Section>
  )
}

export function AccessFields({ form: { register, wrong, control, getValues }, client }: FieldsProps) {
  const t = useClientFormWords()
  const [zones] = useState(() => zoneOptions(getValues('timeZone')))
  const email = useWatch({ control, name: 'email' })
  const hasEmail = email.trim() !== ''
  return (
    <Section title={t('access')} split>
      <div className={css.fields}>
        {!client && (
          <Controller
            control={control}
            name="invite"
            render={({ field: { value, onChange, ref } }) => (
              <Switch
                spread
                label={t('invite')}
                hint={hasEmail ? t('inviteHint') : t('inviteNeedsEmail')}
                ref={ref}
                checked={value && hasEmail}
                disabled={!hasEmail}
                onChange={event => onChange(event.target.checked)}
              />
            )}
          />
        )}
        <div className={css.pair}>
          <Select
            label={t('language')}
            options={[
              { value: 'it', label: t('italian') },
              { value: 'en', label: t('english') },
            ]}
            {...register('language')}
            error={wrong('language')}
          />
          <Controller
            control={control}
            name="timeZone"
            render={({ field: { value, onChange } }) => (
              <Combobox
                label={t('timeZone')}
                options={zones}
                limit={500}
                value={value}
                onChange={zone => zone && onChange(zone)}
                error={wrong('timeZone')}
              />
            )}
          />
        </div>
        <div className={css.pair}>
          <DateField
            label={t('consentDate')}
            hint={t('consentHint')}
            max={romeDay()}
            {...register('consentDate')}
            error={wrong('consentDate')}
          />
        </div>
      </div>
    </Section>
  )
}

/** All time zones that this browser knows, and the client's own even if the browser does not know it. */
export function zoneOptions(own: string): { value: string; label: string }[] {
  const zones = new Set([own, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].sort().map(value => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ', ') }))
}
