import { workoutPeriods } from '@allenio/contract/workouts'
import { getProgramForAssign, listPrograms } from '@allenio/contract/programs'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MemberFilter } from '#areas/collaborators'
import { ClientChip } from '#shell/list-filters'
import { listQuery, read, useSettled } from '#lib/api'
import { OptionChip, type ChipOptionsProps } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import { listedStates, type WorkoutFilters } from './filters.ts'
import { useListWords } from './words.ts'

interface ChipsProps {
  filters: WorkoutFilters
  onNarrow: (change: Partial<WorkoutFilters>) => void
}

export function FilterChips(props: ChipsProps) {
  const t = useListWords()
  const { filters, onNarrow } = props
  const { period, state } = filters
  const stateNames = { finished: t('finished'), 'under way': t('underWay'), discarded: t('discarded') }
  const periodName = (days: (typeof workoutPeriods)[number]) => t('lastDays', { count: Number(days) })
  return (
    <>
      <OptionChip label={t('period')} name={period && periodName(period)} value={period} onChoose={value => onNarrow({ period: value })}>
        {options => <OptionList {...options} options={workoutPeriods.map(value => ({ value, label: periodName(value) }))} />}
      </OptionChip>
      <ClientChip value={filters.clientId} onChoose={value => onNarrow({ clientId: value })} />
      <ProgramChip {...props} />
      <MemberFilter value={filters.collaboratorId} onChoose={collaboratorId => onNarrow({ collaboratorId })} />
      <OptionChip label={t('state')} name={state && stateNames[state]} value={state} onChoose={value => onNarrow({ state: value })}>
        {options => <OptionList {...options} options={listedStates.map(value => ({ value, label: stateNames[value] }))} />}
      </OptionChip>
    </>
  )
}

function ProgramChip({ filters: { programId }, onNarrow }: ChipsProps) {
  const t = useListWords()
  const { data } = useQuery({ ...read(getProgramForAssign, { id: programId ?? '' }, { quiet: true }), enabled: programId !== undefined })
  return (
    <OptionChip
      label={t('program')}
      name={programId && (data?.title ?? '…')}
      value={programId}
      onChoose={value => onNarrow({ programId: value })}>
      {props => <ProgramOptions {...props} />}
    </OptionChip>
  )
}

function ProgramOptions(props: ChipOptionsProps) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const { data, isError } = useInfiniteQuery(listQuery(listPrograms, { search }, { rows: ({ programs }) => programs, quiet: true }))
  const options = data?.rows.map(({ id, title }) => ({ value: id, label: title }))
  return <OptionList {...props} options={options} hasFailed={isError} search={typed} onSearch={setTyped} />
}
