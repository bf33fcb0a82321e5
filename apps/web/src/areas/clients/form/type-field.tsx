import { createClientType } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { Combobox } from '#ui/combobox'
import { typesQuery } from '../data.ts'
import { nextTypeColor } from '../types/type-colors.ts'
import { useClientFormWords } from './words.ts'

interface TypeFieldProps {
  value: string
  onChange: (typeId: string) => void
  error: string | undefined
}

const fresh = 'new'
const longest = 60

/** Chooses one of the business's types, or creates a new one by its name. */
export function TypeField({ value, onChange, error }: TypeFieldProps) {
  const t = useClientFormWords()
  const { data } = useQuery(typesQuery())
  const types = data?.clientTypes ?? []
  const [typed, setTyped] = useState<string>()
  const creation = useCall(createClientType, {
    onSuccess: async (made, { refreshed }) => {
      await refreshed
      setTyped(undefined)
      onChange(made.id)
    },
  })
  const current = types.find(({ id }) => id === value)
  const typedName = (typed ?? '').trim().slice(0, longest)
  const isTyping = typedName !== '' && typedName !== current?.name
  const matches = isTyping ? types.filter(({ name }) => name.toLowerCase().includes(typedName.toLowerCase())) : types
  const isNew = isTyping && !types.some(({ name }) => name.toLowerCase() === typedName.toLowerCase())
  const choose = (id: string | null) => {
    if (id === fresh) return creation.mutate({ name: typedName, color: nextTypeColor(types.map(({ color }) => color)) })
    setTyped(undefined)
    onChange(id ?? '')
  }
  return (
    <Combobox
      label={t('type')}
      hint={t('typeHint')}
      error={error}
      value={value || null}
      onChange={choose}
      disabled={creation.isPending}
      search={typed ?? current?.name ?? ''}
      onSearch={setTyped}
      onBlur={() => setTyped(undefined)}
      options={[
        ...matches.map(({ id, name }) => ({ value: id, label: name })),
        // the name of the chosen type is shown only if it is among the options
        ...(current && !matches.includes(current) ? [{ value: current.id, label: current.name }] : []),
        ...(isNew ? [{ value: fresh, label: t('makeType', { name: typedName }) }] : []),
      ]}
    />
  )
}
