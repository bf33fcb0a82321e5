import { getRecipe, listRecipes } from '@allenio/contract/recipes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { read, reportCallError, useSettled } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Combobox } from '#ui/combobox'
import { DecimalField } from '#ui/decimal-field'
import { SegmentedControl } from '#ui/segmented-control'
import { closeDialog } from '../dialogs.ts'
import { insertDish } from '../gestures/dishes.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { EditDialog } from './edit-dialog.tsx'

const recipesQuery = (search: string) => read(listRecipes, search === '' ? {} : { search }, { quiet: true, keep: true })
const recipeQuery = (id: string) => read(getRecipe, { id }, { quiet: true, keep: true })

interface RecipeDialogProps {
  mealId: string
  afterId: string | undefined
}

/** Inserts a recipe into a meal: as a dish that is scaled by portions, or as its foods. */
export function RecipeDialog({ mealId, afterId }: RecipeDialogProps) {
  const t = useEditorWords()
  const session = useEditor()
  const { integer } = useFormats()
  const cache = useQueryClient()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ id: string; name: string }>()
  const [portions, setPortions] = useState('1')
  const portionField = useRef<HTMLInputElement>(null)
  const [form, setForm] = useState<'dish' | 'foods'>('dish')
  const [isBusy, setBusy] = useState(false)
  const settled = useSettled(typed)
  const { data, isFetching } = useQuery(recipesQuery(settled))
  const count = Number(portions.replace(',', '.'))
  const insert = (): false => {
    if (!chosen) return false
    setBusy(true)
    cache
      .fetchQuery(recipeQuery(chosen.id))
      .then(recipe => {
        insertDish(session, { mealId, afterId, recipe, portions: count, isApart: form === 'foods' })
        closeDialog()
      }, reportCallError)
      .finally(() => setBusy(false))
    return false
  }
  const options = (data?.recipes ?? []).map(({ id, name, figures, portions: whole }) => ({
    value: id,
    label: figures.kcal === null ? name : `${name}, ${integer(Math.round(figures.kcal / whole))} kcal`,
  }))
  return (
    <EditDialog title={t('insertRecipe')} save={t('insert')} isBusy={isBusy} maySave={chosen !== undefined && count > 0} onSave={insert}>
      <Combobox
        label={t('recipe')}
        isFirst
        value={chosen?.id ?? null}
        search={typed}
        onSearch={setTyped}
        isSearching={isFetching || typed.trim() !== settled}
        onChange={id => {
          const found = data?.recipes.find(each => each.id === id)
          setChosen(found && { id: found.id, name: found.name })
          // from there Enter inserts it
          portionField.current?.select()
        }}
        nothing={t('noRecipe')}
        options={options}
      />
      <DecimalField
        ref={portionField}
        label={t('portionCount')}
        value={portions}
        step={0.5}
        min={0.1}
        max={200}
        decimals={2}
        onChange={setPortions}
      />
      <SegmentedControl
        label={t('insertAs')}
        value={form}
        onChange={setForm}
        options={[
          { value: 'dish', label: t('asDish') },
          { value: 'foods', label: t('asFoods') },
        ]}
      />
    </EditDialog>
  )
}
