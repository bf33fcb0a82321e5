import type { GroupCard } from '@allenio/contract/groups'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '#lib/api'
import { areaWords } from '#lib/words'
import { MultiSelect, type MultiSelectProps } from '#ui/combobox'
import { groupsToChooseQuery } from '../data.ts'

const useFieldWords = areaWords('groups field', {
  it: { groups: 'Gruppi', placeholder: 'Cerca un gruppo', none: 'Nessun gruppo con questo nome' },
  en: { groups: 'Groups', placeholder: 'Search for a group', none: 'No group with this name' },
})

/** A group as a form remembers it. */
export type ChosenGroup = Pick<GroupCard, 'id' | 'name' | 'size'>

interface GroupsFieldProps extends Pick<MultiSelectProps, 'hint' | 'optional' | 'error' | 'isFirst' | 'max' | 'labelHidden'> {
  label?: string
  value: readonly ChosenGroup[]
  onChange: (groups: ChosenGroup[]) => void
}

/** Chooses several groups, found by typing; beside each stands how many clients are in it. */
export function GroupsField({ label, value, onChange, ...field }: GroupsFieldProps) {
  const t = useFieldWords()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const { data, isFetching } = useInfiniteQuery(groupsToChooseQuery(search))
  const groupById = new Map([...value, ...(data?.rows ?? [])].map(({ id, name, size }) => [id, { id, name, size }]))
  return (
    <MultiSelect
      {...field}
      label={label ?? t('groups')}
      placeholder={value.length === 0 ? t('placeholder') : undefined}
      nothing={t('none')}
      search={typed}
      onSearch={setTyped}
      isSearching={isFetching || search !== typed.trim()}
      value={value.map(({ id }) => id)}
      options={[...groupById.values()].map(({ id, name, size }) => ({ value: id, label: name, detail: String(size) }))}
      onChange={ids => onChange(ids.flatMap(id => groupById.get(id) ?? []))}
    />
  )
}
