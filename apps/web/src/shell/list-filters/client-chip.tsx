import { getClientDetail, listClientsForSelect } from '@allenio/contract/clients'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, read, useSettled } from '#lib/api'
import { areaWords } from '#lib/words'
import { Avatar } from '#ui/avatar'
import { OptionChip, type ChipOptionsProps } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'

const useChipWords = areaWords('list clients', { common: ['client'], it: { loading: '…' }, en: { loading: '…' } })

/** A filter by the client whom a row is about. */
export function ClientChip({ value, onChoose }: Pick<ChipOptionsProps, 'value' | 'onChoose'>) {
  const t = useChipWords()
  const { data } = useQuery({
    ...read(getClientDetail, { id: value ?? '' }, { quiet: true, isStored: true }),
    enabled: value !== undefined,
  })
  return (
    <OptionChip label={t('client')} name={value && (data?.name ?? t('loading'))} value={value} onChoose={onChoose}>
      {props => <ClientOptions {...props} />}
    </OptionChip>
  )
}

function ClientOptions(props: ChipOptionsProps) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const { data, isError } = useInfiniteQuery(
    listQuery(listClientsForSelect, search === '' ? {} : { search }, { rows: ({ clients }) => clients, quiet: true }),
  )
  const options = data?.rows.map(({ id, name, photo }) => ({
    value: id,
    label: name,
    lead: <Avatar name={name} photo={photo} size={24} seed={id} />,
  }))
  return <OptionList {...props} options={options} hasFailed={isError} search={typed} onSearch={setTyped} />
}
