import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '#lib/api'
import { MultiSelect } from '#ui/combobox'
import { assignedClientsQuery } from '../assign/data.ts'
import { usePublishWords } from './words.ts'

interface LeftOutProps {
  programId: string
  /** Assignments. */
  value: string[]
  onChange: (ids: string[]) => void
}

/** Followers who keep what they have. They are found by name, because there may be more of them than a page holds. */
export function LeftOut({ programId, value, onChange }: LeftOutProps) {
  const t = usePublishWords()
  const [search, setSearch] = useState('')
  const [chosenNames, setChosenNames] = useState<ReadonlyMap<string, string>>(new Map())
  const { data } = useInfiniteQuery(assignedClientsQuery(programId, { isOpen: true, search: useSettled(search) }))
  const names = new Map([...chosenNames, ...(data?.rows ?? []).map(({ id, client }) => [id, client.name] as const)])
  return (
    <MultiSelect
      label={t('leftOut')}
      hint={t('leftOutHint')}
      optional
      search={search}
      onSearch={setSearch}
      value={value}
      options={[...names].map(([id, name]) => ({ value: id, label: name }))}
      onChange={ids => {
        setChosenNames(new Map(ids.map(id => [id, names.get(id) ?? ''])))
        onChange(ids)
      }}
    />
  )
}
