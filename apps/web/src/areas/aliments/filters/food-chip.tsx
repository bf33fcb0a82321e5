import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foodLabel, useFoodSearch } from '#lib/food-library'
import { OptionChip } from '#ui/filter-chip'
import type { ChipOptionsProps } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import { foodQuery } from '../data.ts'
import { useFilterWords } from './words.ts'

/** A filter by one food, which is searched for. */
export function FoodChip({ label, value, onChoose }: ChipOptionsProps) {
  const t = useFilterWords()
  const { data } = useQuery({ ...foodQuery(value ?? ''), enabled: value !== undefined })
  return (
    <OptionChip label={label} name={value && (data?.name ?? t('loading'))} value={value} onChoose={onChoose}>
      {props => <FoodOptions {...props} />}
    </OptionChip>
  )
}

function FoodOptions(props: ChipOptionsProps) {
  const [typed, setTyped] = useState('')
  const { foods, isSearching, hasFailed } = useFoodSearch(typed, { offersSome: true })
  const options = isSearching ? undefined : foods.map(food => ({ value: food.id, label: foodLabel(food) }))
  return <OptionList {...props} options={options} hasFailed={hasFailed} search={typed} onSearch={setTyped} />
}
