import { getGroup, listGroups } from '@allenio/contract/groups'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, read, useSettled } from '#lib/api'
import { areaWords } from '#lib/words'
import { EventDot } from '#ui/event-color'
import { OptionChip, type ChipOptionsProps } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'

const useChipWords = areaWords('list groups', { it: { group: 'Gruppo', loading: '…' }, en: { group: 'Group', loading: '…' } })

/** A filter by a group of clients, for members who may view groups. */
export function GroupChip({ value, onChoose }: Pick<ChipOptionsProps, 'value' | 'onChoose'>) {
  const t = useChipWords()
  const { data } = useQuery({ ...read(getGroup, { id: value ?? '' }, { quiet: true }), enabled: value !== undefined })
  return (
    <OptionChip label={t('group')} name={value && (data?.name ?? t('loading'))} value={value} onChoose={onChoose}>
      {props => <GroupOptions {...props} />}
    </OptionChip>
  )
}

function GroupOptions(props: ChipOptionsProps) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const { data, isError } = useInfiniteQuery(
    listQuery(listGroups, search === '' ? {} : { search }, { rows: ({ groups }) => groups, quiet: true }),
  )
  const options = data?.rows.map(({ id, name, color, size }) => ({ value: id, label: name, count: size, lead: <EventDot color={color} /> }))
  return <OptionList {...props} options={options} hasFailed={isError} search={typed} onSearch={setTyped} />
}
