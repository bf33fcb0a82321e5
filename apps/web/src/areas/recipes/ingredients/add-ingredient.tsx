import type { PlannedFood } from '@allenio/contract/aliments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ref } from 'react'
import { reportCallError } from '#lib/api'
import { energyOf100Grams, foodLabel, useFoodSearch } from '#lib/food-library'
import { Combobox } from '#ui/combobox'
import { plannedFoodsQuery } from '../data.ts'
import { useIngredientWords } from './words.ts'

interface AddIngredientProps {
  takenIds: ReadonlySet<string>
  onAdd: (food: PlannedFood) => void
  ref: Ref<HTMLInputElement>
}

/** Searches a food; the chosen one becomes a row, and the field is empty again for the next. */
export function AddIngredient({ takenIds, onAdd, ref }: AddIngredientProps) {
  const t = useIngredientWords()
  const cache = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isTaken, setTaken] = useState(false)
  const { foods, isFirstMeant, isSearching, hasFailed } = useFoodSearch(typed)
  const choose = async (id: string | null) => {
    setTyped('')
    setTaken(id !== null && takenIds.has(id))
    if (id === null || takenIds.has(id)) return
    try {
      const [food] = (await cache.fetchQuery(plannedFoodsQuery([id]))).foods
      if (food) onAdd(food)
    } catch (error) {
      reportCallError(error)
    }
  }
  return (
    <Combobox
      ref={ref}
      label={t('add')}
      placeholder={t('addPlaceholder')}
      value={null}
      onChange={id => void choose(id)}
      options={foods.map(food => ({ value: food.id, label: foodLabel(food), detail: energyOf100Grams(food) }))}
      search={typed}
      onSearch={text => {
        setTyped(text)
        if (text !== '') setTaken(false)
      }}
      isSearching={isSearching}
      picksFirst={isFirstMeant}
      nothing={hasFailed ? t('searchFailed') : isSearching ? t('searching') : typed.trim() === '' ? t('addPlaceholder') : t('nothing')}
      error={isTaken ? t('taken') : hasFailed ? t('searchFailed') : undefined}
    />
  )
}
