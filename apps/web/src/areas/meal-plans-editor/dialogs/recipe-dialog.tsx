import { getRecipe, listRecipes } from '@allenio/contract/recipes'
import { roundTo } from '@allenio/domain/aliments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { read, reportCallError, useSettled } from '#lib/api'
import { Button } from '#ui/button'
import { Combobox } from '#ui/combobox'
import { DecimalField, decimalOf } from '#ui/decimal-field'
import { Row } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { combinationKcal } from '../combinations/combination-text.ts'
import { combinationsQuery, matchCombinations } from '../combinations/data.ts'
import { useCombinationWords } from '../combinations/words.ts'
import { closeDialog, openDialog } from '../dialogs.ts'
import { useEditorFoods } from '../foods/client.ts'
import { insertCombination } from '../gestures/combinations.ts'
import { insertDish } from '../gestures/dishes.ts'
import { isPortionCount, portionRange, quantityRefusal } from '../gestures/foods.ts'
import { useEditor } from '../session.ts'
import { labelWithKcal, recipeLabel } from '../totals.ts'
import { useEditorWords } from '../words.ts'
import { EditDialog } from './edit-dialog.tsx'

const recipesQuery = (search: string) => read(listRecipes, search === '' ? {} : { search }, { quiet: true, isStored: true })
const recipeQuery = (id: string) => read(getRecipe, { id }, { quiet: true, isStored: true })

interface RecipeDialogProps {
  mealId: string
  afterId: string | undefined
}

/** Inserts a recipe into a meal: as a dish that is scaled by portions, or as its foods. A saved combination comes as it is. */
export function RecipeDialog({ mealId, afterId }: RecipeDialogProps) {
  const t = useEditorWords()
  const say = useCombinationWords()
  const session = useEditor()
  const library = useEditorFoods()
  const cache = useQueryClient()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ id: string; label: string }>()
  const [portions, setPortions] = useState('1')
  const portionField = useRef<HTMLInputElement>(null)
  const [form, setForm] = useState<'dish' | 'foods'>('dish')
  const [isBusy, setBusy] = useState(false)
  const settled = useSettled(typed)
  const { data, isFetching } = useQuery(recipesQuery(settled))
  const combinations = useQuery(combinationsQuery()).data?.combinations ?? []
  const typedCount = decimalOf(portions)
  const count = isPortionCount(typedCount) ? roundTo(2, typedCount) : undefined
  const insert = (): false => {
    if (!chosen || count === undefined) return false
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
  const recipes = (data?.recipes ?? []).map(recipe => ({ value: recipe.id, label: recipeLabel(recipe) }))
  const matches = matchCombinations(combinations, typed)
  const choose = (id: string | null) => {
    const combination = combinations.find(each => each.id === id)
    if (combination) {
      void insertCombination(session, { mealId, afterId, components: combination.components }, library).then(
        isThere => isThere && closeDialog(),
      )
      return
    }
    const found = recipes.find(({ value }) => value === id)
    setChosen(found && { id: found.value, label: found.label })
    // from there Enter inserts it
    portionField.current?.select()
  }
  const isName = typed === chosen?.label
  const recipeOptions = isName && !recipes.some(({ value }) => value === chosen.id) ? [{ value: chosen.id, label: chosen.label }] : recipes
  return (
    <EditDialog
      title={say('insertEither')}
      save={t('insert')}
      isBusy={isBusy}
      maySave={chosen !== undefined && count !== undefined}
      onSave={insert}>
      <Combobox
        label={say('either')}
        isFirst
        value={chosen?.id ?? null}
        search={typed}
        onSearch={setTyped}
        isSearching={isFetching || typed.trim() !== settled}
        onChange={choose}
        nothing={say('neither')}
        options={
          matches.length === 0 || isName
            ? recipeOptions
            : [
                {
                  group: say('combinations'),
                  items: matches.map(({ id, name, components }) => ({
                    value: id,
                    label: labelWithKcal(name, combinationKcal(components, library)),
                  })),
                },
                ...(recipeOptions.length > 0 ? [{ group: say('recipes'), items: recipeOptions }] : []),
              ]
        }
      />
      <DecimalField
        ref={portionField}
        label={t('portionCount')}
        error={count === undefined ? quantityRefusal('dish', portions) : undefined}
        value={portions}
        step={0.5}
        {...portionRange}
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
      {combinations.length > 0 && (
        <Row>
          <Button kind="quiet" size="small" onClick={() => openDialog({ kind: 'combinations', mealId, afterId })}>
            {say('manage')}
          </Button>
        </Row>
      )}
    </EditDialog>
  )
}
