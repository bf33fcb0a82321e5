import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foodOptionsQuery } from '#areas/aliments'
import { useSettled } from '#lib/api'
import { Combobox } from '#ui/combobox'
import type { PastedLine } from './pasted-lines.ts'
import { usePasteWords } from './words.ts'

interface FoodChoiceProps {
  line: PastedLine
  onChoose: (food: { id: string; name: string } | null) => void
}

/** The food that a line means: the likely ones first, or any other by typing. */
export function FoodChoice({ line, onChoose }: FoodChoiceProps) {
  const t = usePasteWords()
  const [typed, setTyped] = useState('')
  const { foodId, foodName, recognized } = line
  const likely = recognized.foods.map(food => ({ value: food.id, label: withBrand(food) }))
  const chosenOption = foodId === null ? undefined : (likely.find(({ value }) => value === foodId) ?? { value: foodId, label: foodName })
  const isSearch = typed.trim() !== '' && typed !== chosenOption?.label
  const settled = useSettled(typed)
  const { data, isPlaceholderData, isFetching } = useQuery({ ...foodOptionsQuery(settled), enabled: isSearch })
  const found = isSearch ? (data?.options.map(food => ({ value: food.id, label: withBrand(food) })) ?? []) : likely
  const options = chosenOption && !found.some(({ value }) => value === chosenOption.value) ? [chosenOption, ...found] : found
  return (
    <Combobox
      label={`${t('food')}: ${recognized.text}`}
      labelHidden
      placeholder={t(line.isSkipped ? 'skipped' : 'searchFood')}
      options={options}
      search={typed}
      onSearch={setTyped}
      isSearching={isSearch && (typed.trim() !== settled || (isFetching && (isPlaceholderData || !data)))}
      value={foodId}
      onChange={id => {
        const option = options.find(({ value }) => value === id)
        onChoose(option ? { id: option.value, name: option.label } : null)
      }}
    />
  )
}

const withBrand = ({ name, brand }: { name: string; brand: string }): string => (brand ? `${name}, ${brand}` : name)
