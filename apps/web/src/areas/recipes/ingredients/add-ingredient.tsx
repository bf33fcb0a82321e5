import type { PlannedFood } from '@allenio/contract/planned-foods'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ref } from 'react'
import { foodOptionsQuery } from '#areas/aliments'
import { reportCallError, useSettled } from '#lib/api'
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
  const settled = useSettled(typed)
  const { data, isError, isPlaceholderData, isFetching } = useQuery({ ...foodOptionsQuery(settled), enabled: settled !== '' })
  const options = settled === '' ? [] : (data?.options ?? [])
  const isSearching = typed.trim() !== settled || (isFetching && (isPlaceholderData || !data))
  const choose = async (id: string | null) => {
    setTyped('')
    setTaken(id !== null && takenIds.has(id))
    if (id === null || takenIds.has(id)) return
    try {
      const { foods } = await cache.fetchQuery(plannedFoodsQuery([id]))
      if (foods[0]) onAdd(foods[0])
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
      options={options.map(({ id, name, brand }) => ({ value: id, label: brand ? `${name}, ${brand}` : name }))}
      search={typed}
      onSearch={text => {
        setTyped(text)
        if (text !== '') setTaken(false)
      }}
      isSearching={isSearching}
      nothing={isError ? t('searchFailed') : isSearching ? t('searching') : settled === '' ? t('addPlaceholder') : t('nothing')}
      error={isTaken ? t('taken') : isError ? t('searchFailed') : undefined}
    />
  )
}
