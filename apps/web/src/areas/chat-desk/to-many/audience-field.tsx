import { clientsInBulk } from '@allenio/contract/clients'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChosenMember } from '#areas/collaborators'
import { GroupsField } from '#areas/groups'
import { useMe } from '#shell'
import { useSettled } from '#lib/api'
import { MultiSelect } from '#ui/combobox'
import { Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { audienceKinds } from './audience.ts'
import type { Audience } from './audience.ts'
import { peopleQuery, tagsQuery, typesQuery } from './data.ts'
import css from './to-many.module.css'
import { useToManyWords } from './words.ts'

interface AudienceFieldProps {
  audience: Audience
  onChange: (audience: Audience) => void
  /** The first to have the focus. */
  isFirst: boolean
}

type ChoiceProps = Omit<AudienceFieldProps, 'isFirst'>

const kindWords = {
  all: 'audienceAll',
  type: 'audienceType',
  tag: 'audienceTag',
  group: 'audienceGroup',
  people: 'audienceChosen',
} as const

/** Chooses the recipients, unless a list has chosen them already. */
export function AudienceField({ audience, onChange, isFirst }: AudienceFieldProps) {
  const t = useToManyWords()
  const mayViewGroups = useMe()?.permissions.includes('view groups') ?? false
  const kinds = audienceKinds.filter(kind => kind !== 'group' || mayViewGroups)
  return (
    <Stack gap={12}>
      <div className={css.kinds}>
        <SegmentedControl
          label={t('audience')}
          value={audience.kind}
          onChange={kind => onChange({ ...audience, kind })}
          options={kinds.map(value => ({ value, label: t(kindWords[value]) }))}
        />
      </div>
      {audience.kind === 'type' && <TypeChoice audience={audience} onChange={onChange} />}
      {audience.kind === 'tag' && <TagChoice audience={audience} onChange={onChange} />}
      {audience.kind === 'group' && <GroupChoice audience={audience} onChange={onChange} />}
      {audience.kind === 'people' && <PeopleChoice audience={audience} onChange={onChange} isFirst={isFirst} />}
    </Stack>
  )
}

function TypeChoice({ audience, onChange }: ChoiceProps) {
  const t = useToManyWords()
  const { data } = useQuery(typesQuery())
  return (
    <Select
      label={t('chooseType')}
      labelHidden
      placeholder={t('chooseType')}
      value={audience.typeId}
      onChange={({ target }) => onChange({ ...audience, typeId: target.value })}
      options={[
        ...(data?.clientTypes ?? []).map(({ id, name }) => ({ value: id, label: name })),
        { value: 'none', label: t('withoutType') },
      ]}
    />
  )
}

function TagChoice({ audience, onChange }: ChoiceProps) {
  const t = useToManyWords()
  const { data } = useQuery(tagsQuery())
  return (
    <Select
      label={t('chooseTag')}
      labelHidden
      placeholder={t('chooseTag')}
      value={audience.tag}
      onChange={({ target }) => onChange({ ...audience, tag: target.value })}
      options={(data?.tags ?? []).map(({ tag }) => ({ value: tag, label: tag }))}
    />
  )
}

function GroupChoice({ audience, onChange }: ChoiceProps) {
  const { group } = audience
  return (
    <GroupsField
      labelHidden
      max={1}
      value={group ? [group] : []}
      onChange={([chosen]) => onChange({ ...audience, group: chosen ?? null })}
    />
  )
}

function PeopleChoice({ audience, onChange, isFirst }: AudienceFieldProps) {
  const t = useToManyWords()
  const collaboratorId = useChosenMember()
  const [search, setSearch] = useState('')
  const { data } = useInfiniteQuery(peopleQuery(useSettled(search), collaboratorId))
  const { people } = audience
  const peopleById = new Map([...people, ...(data?.rows ?? [])].map(({ id, name, isRegistered }) => [id, { id, name, isRegistered }]))
  return (
    <MultiSelect
      label={t('choosePeople')}
      labelHidden
      placeholder={t('choosePeople')}
      search={search}
      onSearch={setSearch}
      isFirst={isFirst}
      value={people.map(({ id }) => id)}
      options={[...peopleById.values()].map(({ id, name }) => ({ value: id, label: name }))}
      onChange={ids => onChange({ ...audience, people: ids.slice(0, clientsInBulk).flatMap(id => peopleById.get(id) ?? []) })}
    />
  )
}
