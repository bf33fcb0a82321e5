import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { publicationDaysAtMost } from '@allenio/contract/programs'
import { addDays } from '@allenio/domain/days'
import { useSettled } from '#lib/api'
import { useToday } from '#shell'
import { MultiSelect } from '#ui/combobox'
import { DayField } from '#ui/day-field'
import { Stack } from '#ui/layout'
import { assignedClientsQuery } from '../assign/data.ts'
import css from './publish.module.css'
import { usePublishWords } from './words.ts'

interface LeftOutProps {
  programId: string
  /** Assignments. */
  value: string[]
  onChange: (ids: string[]) => void
}

/** Followers who keep what they have. */
export function LeftOut({ programId, value, onChange }: LeftOutProps) {
  const t = usePublishWords()
  const { names, ...search } = useFollowerSearch(programId)
  return <FollowerSelect label={t('leftOut')} hint={t('leftOutHint')} {...search} {...{ names, value, onChange }} />
}

interface OwnDaysProps {
  programId: string
  /** Days by assignment. */
  value: Readonly<Record<string, string>>
  onChange: (days: Record<string, string>) => void
  /** The day that a follower begins with. */
  start: string
  leftOut: readonly string[]
  errors: Readonly<Record<string, { message?: string | undefined } | undefined>> | undefined
}

/** Followers who get it on another day than the others: each on one of their own, which may be today. */
export function OwnDays({ programId, value, onChange, start, leftOut, errors }: OwnDaysProps) {
  const t = usePublishWords()
  const today = useToday()
  const { names, ...search } = useFollowerSearch(programId)
  const ids = Object.keys(value)
  const choosable = new Map([...names].filter(([id]) => !leftOut.includes(id)))
  return (
    <Stack gap={12}>
      <FollowerSelect
        label={t('ownDays')}
        hint={t('ownDaysHint')}
        {...search}
        names={choosable}
        value={ids}
        onChange={chosen => onChange(Object.fromEntries(chosen.map(id => [id, value[id] ?? start])))}
      />
      {ids.length > 0 && (
        <div className={css.days}>
          {ids.map(id => (
            <DayField
              key={id}
              label={names.get(id) ?? ''}
              error={errors?.[id]?.message}
              min={today}
              max={addDays(today, publicationDaysAtMost)}
              value={value[id] ?? start}
              onChange={day => onChange({ ...value, [id]: day })}
            />
          ))}
        </div>
      )}
    </Stack>
  )
}

/** Followers are found by name, because there may be more of them than a page holds; those that were found before are known, too. */
function useFollowerSearch(programId: string) {
  const [search, setSearch] = useState('')
  const [knownNames, setKnownNames] = useState<ReadonlyMap<string, string>>(new Map())
  const { data } = useInfiniteQuery(assignedClientsQuery(programId, { isOpen: true, search: useSettled(search) }))
  const names = new Map([...knownNames, ...(data?.rows ?? []).map(({ id, client }) => [id, client.name] as const)])
  return { search, onSearch: setSearch, names, onChosen: () => setKnownNames(names) }
}

interface FollowerSelectProps extends Omit<ReturnType<typeof useFollowerSearch>, 'names'> {
  label: string
  hint: string
  names: ReadonlyMap<string, string>
  value: string[]
  onChange: (ids: string[]) => void
}

const FollowerSelect = ({ names, onChange, onChosen, ...select }: FollowerSelectProps) => (
  <MultiSelect
    optional
    {...select}
    options={[...names].map(([id, name]) => ({ value: id, label: name }))}
    onChange={ids => {
      onChosen()
      onChange(ids)
    }}
  />
)
