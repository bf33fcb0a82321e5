import { useState } from 'react'
import { foodLabel, useFoodSearch } from '#lib/food-library'
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
  const likely = recognized.foods.map(food => ({ value: food.id, label: foodLabel(food) }))
  const chosenOption = foodId === null ? undefined : (likely.find(({ value }) => value === foodId) ?? { value: foodId, label: foodName })
  const isSearch = typed.trim() !== '' && typed !== chosenOption?.label
  const { foods, isFirstMeant, isSearching } = useFoodSearch(typed)
  const found = isSearch ? foods.map(food => ({ value: food.id, label: foodLabel(food) })) : likely
  const options = chosenOption && !found.some(({ value }) => value === chosenOption.value) ? [chosenOption, ...found] : found
  return (
    <Combobox
      label={`${t('food')}: ${recognized.text}`}
      labelHidden
      placeholder={t(line.isSkipped ? 'skipped' : 'searchFood')}
      options={options}
      search={typed}
      onSearch={setTyped}
      isSearching={isSearch && isSearching}
      picksFirst={!isSearch || isFirstMeant}
      value={foodId}
      onChange={id => {
        const option = options.find(({ value }) => value === id)
        onChoose(option ? { id: option.value, name: option.label } : null)
      }}
    />
  )
}
