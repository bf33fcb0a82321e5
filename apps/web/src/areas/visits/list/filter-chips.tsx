import { listClientsForSelect } from '@allenio/contract/clients'
import { isDay } from '@allenio/domain/days'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientQuery } from '#areas/clients'
import { MemberFilter } from '#areas/collaborators'
import { listQuery, useSettled } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { DayField } from '#ui/day-field'
import { FilterChip, OptionChip, type ChipOptionsProps } from '#ui/filter-chip'
import { Stack } from '#ui/layout'
import { OptionList } from '#ui/option-list'
import type { VisitFilters } from './filters.ts'
import { useListWords } from './words.ts'

interface ChipsProps {
  filters: VisitFilters
  onNarrow: (change: Partial<VisitFilters>) => void
}

export function FilterChips(props: ChipsProps) {
  const { filters, onNarrow } = props
  return (
    <>
      <PeriodChip {...props} />
      <ClientChip {...props} />
      <MemberFilter value={filters.collaboratorId} onChoose={collaboratorId => onNarrow({ collaboratorId })} />
    </>
  )
}

function ClientChip({ filters: { clientId }, onNarrow }: ChipsProps) {
  const t = useListWords()
  const { data } = useQuery({ ...clientQuery(clientId ?? ''), enabled: clientId !== undefined })
  return (
    <OptionChip
      label={t('client')}
      name={clientId && (data?.name ?? '…')}
      value={clientId}
      onChoose={value => onNarrow({ clientId: value })}>
      {props => <ClientOptions {...props} />}
    </OptionChip>
  )
}

function ClientOptions(props: ChipOptionsProps) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const { data, isError } = useInfiniteQuery(
    listQuery(listClientsForSelect, search === '' ? {} : { search }, { rows: ({ clients }) => clients, quiet: true }),
  )
  const options = data?.rows.map(({ id, name, photo }) => ({
    value: id,
    label: name,
    lead: <Avatar name={name} photo={photo} size={24} seed={id} />,
  }))
  return <OptionList {...props} options={options} failed={isError} search={typed} onSearch={setTyped} />
}

function PeriodChip({ filters: { from, to }, onNarrow }: ChipsProps) {
  const t = useListWords()
  const { day } = useFormats()
  const value =
    from && to ? t('between', { from: day(from), to: day(to) }) : from ? t('since', { day: day(from) }) : to && t('until', { day: day(to) })
  const clear = () => onNarrow({ from: undefined, to: undefined })
  // an empty field is no limit
  const narrow = (change: Pick<VisitFilters, 'from' | 'to'>) => {
    if (Object.values(change).every(typed => typed === '' || isDay(typed))) onNarrow(change)
  }
  return (
    <FilterChip label={t('period')} value={value} onClear={clear}>
      {close => (
        <Stack gap={12}>
          <DayField label={t('from')} value={from ?? ''} max={to} onChange={typed => narrow({ from: typed })} />
          <DayField label={t('to')} value={to ?? ''} min={from} onChange={typed => narrow({ to: typed })} />
          {value && (
            <Button
              kind="quiet"
              onClick={() => {
                clear()
                close()
              }}>
              {t('clear')}
            </Button>
          )}
        </Stack>
      )}
    </FilterChip>
  )
}
