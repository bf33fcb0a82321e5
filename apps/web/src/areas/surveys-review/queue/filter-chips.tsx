import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MemberFilter } from '#areas/collaborators'
import { useSettled } from '#lib/api'
import { FilterBar, OptionChip, type ChipOptionsProps } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import { surveysToChooseQuery, typesQuery } from '../data.ts'
import type { Queue } from './use-queue.ts'
import { useQueueWords } from './words.ts'

/** Which answers the queue has: of one survey, of the clients of one collaborator or type. */
export function FilterChips({ queue: { place, rows, narrow } }: { queue: Queue }) {
  const t = useQueueWords()
  const { survey, type } = place
  const { data: types } = useQuery(typesQuery())
  const clientTypes = types?.clientTypes ?? []
  return (
    <FilterBar label={t('states')}>
      <OptionChip
        label={t('survey')}
        name={survey && (rows.find(({ surveyId }) => surveyId === survey)?.name ?? '…')}
        value={survey}
        onChoose={next => narrow({ survey: next })}>
        {props => <SurveyOptions {...props} />}
      </OptionChip>
      <MemberFilter />
      {clientTypes.length > 0 && (
        <OptionChip
          label={t('type')}
          name={type && (clientTypes.find(({ id }) => id === type)?.name ?? '…')}
          value={type}
          onChoose={next => narrow({ type: next })}>
          {props => <OptionList {...props} options={clientTypes.map(({ id, name }) => ({ value: id, label: name }))} />}
        </OptionChip>
      )}
    </FilterBar>
  )
}

function SurveyOptions(props: ChipOptionsProps) {
  const [typed, setTyped] = useState('')
  const { data, isError } = useInfiniteQuery(surveysToChooseQuery(useSettled(typed)))
  const options = data?.rows.map(({ id, name, waiting }) => ({ value: id, label: name, ...(waiting && { count: waiting }) }))
  return <OptionList {...props} options={options} hasFailed={isError} search={typed} onSearch={setTyped} />
}
