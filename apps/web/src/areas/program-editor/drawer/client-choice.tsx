import { listClientsForSelect } from '@allenio/contract/clients'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, useSettled } from '#lib/api'
import { Combobox } from '#ui/combobox'
import { useEditor } from '../session.ts'
import { useDrawerWords } from './words.ts'

/** Chooses the client one thinks of while a model is planned: facts and results stand beside it, and nothing of it is theirs. */
export function ClientChoice() {
  const t = useDrawerWords()
  const { client } = useEditor()
  const chosenClient = client.useSelected(each => each)
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim() === chosenClient?.name ? '' : typed.trim())
  const { data } = useInfiniteQuery(
    listQuery(listClientsForSelect, search === '' ? {} : { search }, { rows: ({ clients }) => clients, quiet: true }),
  )
  const found = data?.rows ?? []
  const options = chosenClient && !found.some(({ id }) => id === chosenClient.id) ? [chosenClient, ...found] : found
  return (
    <Combobox
      label={t('planFor')}
      hint={t('planForHint')}
      placeholder={t('planForSearch')}
      value={chosenClient?.id ?? null}
      onChange={id => client.set(options.find(each => each.id === id))}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      search={typed}
      onSearch={setTyped}
    />
  )
}
