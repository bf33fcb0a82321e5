import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '#lib/api'
import { OptionChip } from '#ui/filter-chip'
import type { ChipOptionsProps } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import { foodOptionsQuery, foodQuery } from '../data.ts'
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
  const { data, isError } = useQuery(foodOptionsQuery(useSettled(typed)))
  const options = data?.options.map(({ id, name, brand }) => ({ value: id, label: brand ? `${name}, ${brand}` : name }))
  return <OptionList {...props} options={options} failed={isError} search={typed} onSearch={setTyped} />
}
