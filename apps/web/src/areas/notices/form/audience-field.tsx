import { audienceKinds, noticeLimits } from '@allenio/contract/notices'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GroupsField } from '#areas/groups'
import { useMe } from '#shell'
import { useFormValue } from '#lib/forms'
import { MultiSelect } from '#ui/combobox'
import { FieldError } from '#ui/field'
import { Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { audienceQuery, collaboratorsQuery, typesQuery } from '../data.ts'
import type { FieldsProps } from './use-notice-form.ts'
import { audienceOf, type NamedThing } from './values.ts'
import { useFormWords } from './words.ts'

/** Chooses whom a notice is for, and says how many they are. */
export function AudienceField({ form }: FieldsProps) {
  const t = useFormWords()
  const permissions = useMe()?.permissions ?? []
  const kind = useFormValue(form, 'audience')
  const groups = useFormValue(form, 'groups')
  const types = useQuery(typesQuery()).data?.clientTypes ?? []
  const collaborators = useQuery(collaboratorsQuery()).data?.collaborators.filter(({ status }) => status !== 'inactive') ?? []
  const kinds = audienceKinds.filter(
    each =>
      each === kind.value ||
      each === 'all' ||
      (each === 'types' && types.length > 0) ||
      (each === 'groups' && permissions.includes('view groups')) ||
      (each === 'collaborators' && collaborators.length > 0),
  )
  return (
    <Stack gap={12}>
      <SegmentedControl
        label={t('who')}
        options={kinds.map(value => ({ value, label: t(`audience_${value}`) }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      {kind.value === 'types' && <ThingsField form={form} name="types" label={t('typesLabel')} things={types} />}
      {kind.value === 'groups' && (
        <GroupsField label={t('groupsLabel')} value={groups.value} onChange={groups.onChange} max={noticeLimits.audience} />
      )}
      {kind.value === 'collaborators' && (
        <ThingsField form={form} name="collaborators" label={t('collaboratorsLabel')} things={collaborators} />
      )}
      {kind.error ? <FieldError>{kind.error}</FieldError> : <People form={form} />}
    </Stack>
  )
}

interface ThingsFieldProps extends FieldsProps {
  name: 'types' | 'collaborators'
  label: string
  things: readonly NamedThing[]
}

function ThingsField({ form, name, label, things }: ThingsFieldProps) {
  const t = useFormWords()
  const { value, onChange } = useFormValue(form, name)
  const [typed, setTyped] = useState('')
  const byId = new Map([...value, ...things].map(({ id, name: thingName }) => [id, { id, name: thingName }]))
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? t('search') : undefined}
      nothing={t('nothing')}
      max={noticeLimits.audience}
      search={typed}
      onSearch={setTyped}
      value={value.map(({ id }) => id)}
      options={[...byId.values()].map(({ id, name: thingName }) => ({ value: id, label: thingName }))}
      onChange={ids => onChange(ids.flatMap(id => byId.get(id) ?? []))}
    />
  )
}

/** How many people the notice would reach now. */
function People({ form }: FieldsProps) {
  const t = useFormWords()
  const isAdmin = useMe()?.workspace?.role === 'admin'
  const values = {
    audience: useFormValue(form, 'audience').value,
    types: useFormValue(form, 'types').value,
    groups: useFormValue(form, 'groups').value,
    collaborators: useFormValue(form, 'collaborators').value,
  }
  const audience = audienceOf(values)
  const { data } = useQuery({ ...audienceQuery(audience ?? { kind: 'all' }), enabled: audience !== undefined })
  if (!audience || !data) return null
  const { people, withoutAccess } = data
  return (
    <Stack gap={2} aria-live="polite">
      <Text weight={500}>{people === 0 ? t('nobody') : t('people', { count: people })}</Text>
      {withoutAccess > 0 && (
        <Text size="small" tone={2}>
          {t('withoutAccess', { count: withoutAccess })}
        </Text>
      )}
      {!isAdmin && (
        <Text size="small" tone={2}>
          {t('reachNote')}
        </Text>
      )}
    </Stack>
  )
}
