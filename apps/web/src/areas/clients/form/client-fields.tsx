import { romeDay } from '@allenio/domain/days'
import { WaitingInvitations } from '#shell/invitations'
import { useDecimalText } from '#ui/decimal-field'
import { parseHeight } from '@allenio/domain/typed-values'
import { TypedField } from '#ui/typed-field'
import { PhoneField } from '#ui/phone-field'
import { earliestBirthDate, heightCm, sexes, tagsAtMost } from '@allenio/contract/clients'
import { tagSeparators } from '@allenio/contract/tags'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useMe } from '#shell'
import { useFormValue } from '#lib/forms'
import { Combobox, MultiSelect } from '#ui/combobox'
import { DayField } from '#ui/day-field'
import { FormPage } from '#ui/form'
import { Grid, Stack } from '#ui/layout'
import { Section, Sheet } from '#ui/section'
import { Select } from '#ui/select'
import { Switch } from '#ui/switch'
import { TagField } from '#ui/tag-field'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { tagsQuery, teamQuery } from '../data.ts'
import { useMemberName } from '../marks/people.tsx'
import { EmailField } from './email-field.tsx'
import css from './form.module.css'
import { PhotoField } from './photo-field.tsx'
import { TypeField } from './type-field.tsx'
import type { ClientFormControl } from './use-client-form.ts'
import { useClientFormWords } from './words.ts'

interface FieldsProps {
  form: ClientFormControl
  /** The values that only an existing client has. */
  client?: { id: string; photo: string | null; isRegistered: boolean }
}

interface ClientFieldsProps extends FieldsProps {
  save?: string
  cancelHref: string
  onCancel: () => void
  /** A notice that no client can be added, or that the record was changed or deleted while the form was open. */
  notice?: ReactNode
}

/** All fields of a client on one page. */
export function ClientFields({ form, client, ...page }: ClientFieldsProps) {
  const fields = { form, ...(client && { client }) }
  return (
    <FormPage form={form} className={css.form} {...page}>
      <Sheet framed key={form.round}>
        <PersonFields {...fields} />
        <CareFields {...fields} />
        <KnowledgeFields form={form} />
        <AccessFields {...fields} />
      </Sheet>
    </FormPage>
  )
}

function PersonFields({ form, client }: FieldsProps) {
  const t = useClientFormWords()
  const { control, field, setValue, wrong } = form
  const textOf = useDecimalText()
  const parseHeightText = (text: string) => {
    const height = parseHeight(text)
    return height === undefined ? undefined : textOf(height)
  }
  const [firstName, lastName, removesPhoto] = useWatch({ control, name: ['firstName', 'lastName', 'removesPhoto'] })
  return (
    <Section title={t('person')} text={client ? undefined : t('personText')} split>
      <Stack gap={16}>
        <PhotoField
          name={`${firstName} ${lastName}`.trim()}
          seed={client?.id ?? 'new'}
          photo={removesPhoto ? null : (client?.photo ?? null)}
          error={wrong('photoUploadId')}
          onUploaded={id => {
            setValue('photoUploadId', id, { shouldDirty: true })
            setValue('removesPhoto', false)
          }}
          onRemove={() => {
            setValue('photoUploadId', '')
            setValue('removesPhoto', true, { shouldDirty: true })
          }}
        />
        <Grid columns={2}>
          <TextField label={t('firstName')} autoComplete="off" {...field('firstName')} />
          <TextField label={t('lastName')} autoComplete="off" {...field('lastName')} />
        </Grid>
        <Grid columns={2}>
          <EmailField
            field={field('email')}
            duplicateLinks={form.duplicateLinks}
            ownId={client?.id}
            isRegistered={client?.isRegistered ?? false}
          />
          <PhoneField label={t('phone')} {...useFormValue(form, 'phone')} />
        </Grid>
        <Grid columns={3}>
          <Select
            label={t('sex')}
            placeholder={t('notSaid')}
            options={sexes.map(value => ({ value, label: t(value) }))}
            {...field('sex')}
          />
          <DayField label={t('birthDate')} needsYear min={earliestBirthDate} max={romeDay()} {...useFormValue(form, 'birthDate')} />
          <TypedField
            label={t('height')}
            unit="cm"
            inputMode="decimal"
            figures
            placeholder={`${heightCm.min}–${heightCm.max}`}
            parse={parseHeightText}
            {...useFormValue(form, 'heightCm')}
          />
        </Grid>
      </Stack>
    </Section>
  )
}

function CareFields({ form, client }: FieldsProps) {
  const t = useClientFormWords()
  const type = useFormValue(form, 'typeId')
  const tags = useFormValue(form, 'tags')
  const { data } = useQuery(tagsQuery())
  const me = useMe()
  return (
    <Section title={t('care')} split>
      <Stack gap={16}>
        <Grid columns={2}>
          <TypeField value={type.value} onChange={type.onChange} error={type.error} />
          {!client && <SubscriptionEnd form={form} />}
        </Grid>
        <TagField
          label={t('tags')}
          hint={t('tagsHint')}
          suggestions={data?.tags.map(({ tag }) => tag) ?? []}
          value={tags.value}
          onChange={tags.onChange}
          error={tags.error}
          max={tagsAtMost}
          separators={tagSeparators}
        />
        {me?.workspace?.role === 'admin' && <CollaboratorField form={form} />}
      </Stack>
    </Section>
  )
}

function CollaboratorField({ form }: FieldsProps) {
  const t = useClientFormWords()
  const nameOf = useMemberName()
  const { value, onChange, error } = useFormValue(form, 'collaboratorIds')
  const inChargeAtFirst = form.formState.defaultValues?.collaboratorIds ?? []
  const { data } = useQuery(teamQuery())
  if (!data || data.teamMembers.length === 0) return null
  const options = data.teamMembers
    // an inactive member cannot be put in charge, but one who is in charge already stays until they are removed
    .filter(({ id, isActive }) => isActive || inChargeAtFirst.includes(id))
    .map(member => ({ value: member.id, label: nameOf(member) }))
  return (
    <MultiSelect
      label={t('collaborators')}
      hint={t('collaboratorsHint')}
      value={value}
      onChange={onChange}
      options={options}
      error={error}
    />
  )
}

function KnowledgeFields({ form: { field } }: FieldsProps) {
  const t = useClientFormWords()
  return (
    <Section title={t('toKnow')} text={t('toKnowText')} split>
      <Stack gap={16}>
        <TextArea label={t('goal')} minRows={2} {...field('goal')} />
        <TextArea label={t('injuries')} minRows={2} {...field('injuries')} />
        <TextArea label={t('allergies')} minRows={2} {...field('allergies')} />
      </Stack>
    </Section>
  )
}

function AccessFields({ form, client }: FieldsProps) {
  const t = useClientFormWords()
  const [zones] = useState(() => zoneOptions(form.getValues('timeZone')))
  const { ref, value: sendsInvitation, onChange } = useFormValue(form, 'sendsInvitation')
  const zone = useFormValue(form, 'timeZone')
  const hasEmail = useWatch({ control: form.control, name: 'email' }).trim() !== ''
  return (
    <Section title={client ? t('access') : t('accessAndConsent')} split>
      <Stack gap={16}>
        {!client && (
          <Switch
            spread
            label={t('invite')}
            hint={hasEmail ? t('inviteHint') : t('inviteNeedsEmail')}
            ref={ref}
            checked={sendsInvitation && hasEmail}
            disabled={!hasEmail}
            onChange={event => onChange(event.target.checked)}
          />
        )}
        {!client && sendsInvitation && hasEmail && <WaitingInvitations />}
        <Grid columns={2}>
          <Select
            label={t('language')}
            options={[
              { value: 'it', label: t('italian') },
              { value: 'en', label: t('english') },
            ]}
            {...form.field('language')}
          />
          <Combobox
            label={t('timeZone')}
            options={zones}
            limit={500}
            value={zone.value}
            onChange={next => next && zone.onChange(next)}
            error={zone.error}
          />
        </Grid>
        {!client && <ConsentDate form={form} />}
      </Stack>
    </Section>
  )
}

function ConsentDate({ form }: Pick<FieldsProps, 'form'>) {
  const t = useClientFormWords()
  return (
    <Grid columns={2}>
      <DayField label={t('consentDate')} hint={t('consentHint')} max={romeDay()} {...useFormValue(form, 'consentDate')} />
    </Grid>
  )
}

function SubscriptionEnd({ form }: Pick<FieldsProps, 'form'>) {
  const t = useClientFormWords()
  return (
    <DayField label={t('subscriptionEnd')} hint={t('subscriptionEndHint')} leaning="future" {...useFormValue(form, 'subscriptionEnd')} />
  )
}

/** All time zones that this browser knows, and the client's own even if the browser does not know it. */
function zoneOptions(own: string): { value: string; label: string }[] {
  const zones = new Set([own, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].sort().map(value => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ', ') }))
}
