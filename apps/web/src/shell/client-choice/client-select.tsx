import { listClientsForSelect } from '@allenio/contract/clients'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, useSettled } from '#lib/api'
import { Combobox } from '#ui/combobox'
import type { ComboboxProps } from '#ui/combobox'
import { useChoiceWords } from './words.ts'

/** A client as a form remembers them. */
export interface ChosenClient {
  id: string
  name: string
}

interface ClientSelectProps extends Pick<ComboboxProps, 'label' | 'hint' | 'optional' | 'error' | 'isFirst'> {
  value: ChosenClient | null | undefined
  onChange: (client: ChosenClient | null) => void
}

/** One active client, found by typing. */
export function ClientSelect({ value, onChange, ...field }: ClientSelectProps) {
  const t = useChoiceWords()
  const [typed, setTyped] = useState(value?.name ?? '')
  const text = typed.trim() === value?.name ? '' : typed.trim()
  const search = useSettled(text)
  const { data, isFetching } = useInfiniteQuery(
    listQuery(listClientsForSelect, search === '' ? {} : { search }, { rows: ({ clients }) => clients, quiet: true }),
  )
  const found: readonly ChosenClient[] = data?.rows ?? []
  const clients = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  return (
    <Combobox
      {...field}
      placeholder={t('byName')}
      nothing={t('noClients')}
      value={value?.id ?? null}
      onChange={id => {
        const client = clients.find(each => each.id === id)
        onChange(client ? { id: client.id, name: client.name } : null)
      }}
      options={clients.map(({ id, name }) => ({ value: id, label: name }))}
      search={typed}
      onSearch={setTyped}
      isSearching={isFetching || search !== text}
    />
  )
}
