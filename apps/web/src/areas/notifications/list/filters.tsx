import { isDay } from '@allenio/domain/days'
import { getClientDetail, listClientsForSelect } from '@allenio/contract/clients'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useMe } from '#shell'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { DayField } from '#ui/day-field'
import { FilterBar, FilterChip, OptionChip } from '#ui/filter-chip'
import type { ChipOptionsProps } from '#ui/filter-chip'
import { Stack } from '#ui/layout'
import { OptionList } from '#ui/option-list'
import { SegmentedControl } from '#ui/segmented-control'
import { settingsQuery } from './data.ts'
import css from './list.module.css'
import type { Place } from './place.ts'
import { useListWords } from './words.ts'

/** `isOfClient`: the page is about one already. */
export function Filters({ place, isOfClient }: { place: Place; isOfClient?: true }) {
  const t = useListWords()
  const { filters, narrow } = place
  const mayViewClients = useMe()?.permissions.includes('view clients') ?? false
  return (
    <FilterBar label={t('filters')}>
      <span className={css.shown}>
        <SegmentedControl
          label={t('shown')}
          size="medium"
          value={filters.unread ? 'unread' : 'all'}
          options={[
            { value: 'all', label: t('all') },
            { value: 'unread', label: t('onlyUnread') },
          ]}
          onChange={value => narrow({ unread: value === 'unread' ? true : undefined })}
        />
      </span>
      <GroupChip place={place} />
      {mayViewClients && !isOfClient && <ClientChip place={place} />}
      <PeriodChip place={place} />
    </FilterBar>
  )
}

function GroupChip({ place: { filters, narrow } }: { place: Place }) {
  const t = useListWords()
  const { data, isError } = useQuery(settingsQuery())
  const groups = data && [
    ...new Map(
      data.kinds
        .filter(({ channels, fixed }) => channels.inApp || !fixed.includes('inApp'))
        .map(({ group, groupName }) => [group, groupName]),
    ),
  ]
  const name = filters.group && (groups?.find(([group]) => group === filters.group)?.[1] ?? '…')
  return (
    <OptionChip label={t('group')} name={name} value={filters.group} onChoose={group => narrow({ group })}>
      {props => <OptionList {...props} options={groups?.map(([group, label]) => ({ value: group, label }))} failed={isError} />}
    </OptionChip>
  )
}

function ClientChip({ place: { filters, narrow } }: { place: Place }) {
  const t = useListWords()
  const { client } = filters
  const { data } = useQuery({ ...read(getClientDetail, { id: client ?? '' }, { quiet: true }), enabled: client !== undefined })
  return (
    <OptionChip label={t('client')} name={client && (data?.name ?? '…')} value={client} onChoose={id => narrow({ client: id })}>
      {props => <ClientOptions {...props} />}
    </OptionChip>
  )
}

function ClientOptions(props: ChipOptionsProps) {
  const [search, setSearch] = useState('')
  const { data, isError } = useInfiniteQuery(
    listQuery(listClientsForSelect, search.trim() ? { search: search.trim() } : {}, { rows: ({ clients }) => clients, quiet: true }),
  )
  const options = data?.rows.map(({ id, name, photo }) => ({
    value: id,
    label: name,
    lead: <Avatar name={name} photo={photo} size={24} seed={id} />,
  }))
  return <OptionList {...props} options={options} failed={isError} search={search} onSearch={setSearch} />
}

function PeriodChip({ place: { filters, narrow } }: { place: Place }) {
  const t = useListWords()
  const { day } = useFormats()
  const { from, to } = filters
  const value =
    from && to
      ? t('periodBoth', { from: day(from), to: day(to) })
      : from
        ? t('periodFrom', { from: day(from) })
        : to
          ? t('periodTo', { to: day(to) })
          : undefined
  const clear = () => narrow({ from: undefined, to: undefined })
  const narrowTo = (change: { from?: string; to?: string }) => {
    if (Object.values(change).every(typed => typed === '' || isDay(typed))) narrow(change)
  }
  return (
    <FilterChip label={t('period')} value={value} onClear={clear}>
      {close => (
        <Stack gap={12} className={css.period}>
          <DayField label={t('from')} value={from ?? ''} max={to} onChange={day => narrowTo({ from: day })} />
          <DayField label={t('to')} value={to ?? ''} min={from} onChange={day => narrowTo({ to: day })} />
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
