import { listClientTypes } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { MultiSelect } from '#ui/combobox'
import { useEditorWords } from '../words.ts'

interface WelcomeTypesProps {
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** The types of clients who get a welcome. A type that was deleted meanwhile is left out with the next choice. */
export function WelcomeTypes({ value, onChange }: WelcomeTypesProps) {
  const t = useEditorWords()
  const { data } = useQuery(read(listClientTypes, {}, { quiet: true, isStored: true }))
  const types = data?.clientTypes
  const chosenIds = value.filter(id => types?.some(type => type.id === id))
  const hint = types?.length === 0 ? t('welcomeNoTypes') : undefined
  return (
    <MultiSelect
      label={t('welcomeTypes')}
      hint={hint}
      error={types && chosenIds.length === 0 ? t('welcomeTypesMissing') : undefined}
      options={(types ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={chosenIds}
      onChange={onChange}
    />
  )
}
