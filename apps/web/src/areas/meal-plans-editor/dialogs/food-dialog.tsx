import { useState } from 'react'
import { foodLabel, type FoundFood } from '#lib/food-library'
import { useStored } from '#lib/store'
import { Combobox } from '#ui/combobox'
import { TextField } from '#ui/text-field'
import { openDialog } from '../dialogs.ts'
import { energyText, mayCreate, newFoodId, parseTypedFood } from '../foods/typed-food.ts'
import { useEditorFoods } from '../foods/client.ts'
import { foodOf, insertWeighed, quantityFault } from '../gestures/typed-cells.ts'
import type { ExclusionJudge } from '../outline.ts'
import { useEditor } from '../session.ts'
import { markOfFood } from '../sheet/columns.ts'
import { useEditorWords } from '../words.ts'
import { EditDialog } from './edit-dialog.tsx'

const optionsAtMost = 12

interface FoodDialogProps {
  mealId: string
  afterId: string | undefined
}

/** The name with its brand, and the exclusions that the food touches. */
export const markedName = (food: FoundFood, ...parts: [ExclusionJudge | null, ReturnType<typeof useEditorWords>]): string => {
  const mark = markOfFood(food, ...parts)
  return mark ? `${foodLabel(food)} (${mark.text})` : foodLabel(food)
}

/** Adds a row on a touch screen: first the food, then its quantity. */
export function FoodDialog({ mealId, afterId }: FoodDialogProps) {
  const t = useEditorWords()
  const session = useEditor()
  const library = useEditorFoods()
  const judge = useStored(session.judge)
  const [typed, setTyped] = useState('')
  const [foodId, setFoodId] = useState<string | null>(null)
  const [quantity, setQuantity] = useState('100')
  // measures arrive with the loaded figures
  useStored(session.book.foods)
  const food = foodId === null ? undefined : foodOf(session, library, '', foodId)
  const fault = food && quantityFault(quantity, food)
  // 'skyr 150' is 150 g of skyr, as in the table of a wide screen
  const { name: typedName, quantity: typedQuantity } = parseTypedFood(typed, library)
  const choose = (id: string | null) => {
    if (id === newFoodId) return openDialog({ kind: 'new food', typed, mealId, afterId })
    setFoodId(id)
    if (id !== null && typedQuantity !== '') setQuantity(typedQuantity)
    // without a network the food can only be weighed in grams
    if (id !== null) session.book.load([id]).catch(() => undefined)
  }
  const found = typedName === '' ? [] : library.find(typedName, optionsAtMost)
  const chosenOptions = food && !found.some(({ id }) => id === food.id) ? [{ id: food.id, name: food.name }] : []
  const isFirstMeant = food !== undefined || library.meant(typedName) !== undefined
  const isNew = !food && library.isReady && mayCreate(typed, found)
  const newOptions = isNew ? [{ value: newFoodId, label: t('createFood', { name: typedName }) }] : []
  const foundOptions = found.map(each => ({
    value: each.id,
    label: markedName(each, judge, t),
    detail: energyText(each, food ? '' : typedQuantity),
  }))
  return (
    <EditDialog
      title={t('addFood')}
      save={t('insert')}
      maySave={food !== undefined && fault === undefined}
      onSave={() => {
        if (food) insertWeighed(session, { mealId, afterId, food, text: quantity })
      }}>
      <Combobox
        label={t('food')}
        isFirst
        value={foodId}
        search={typed}
        onSearch={setTyped}
        // without a text no message about missing foods is shown
        isSearching={!library.isReady || typed.trim() === ''}
        onChange={choose}
        nothing={t('noFood')}
        picksFirst={isFirstMeant}
        options={[
          ...chosenOptions.map(({ id, name }) => ({ value: id, label: name })),
          ...(isFirstMeant ? [...foundOptions, ...newOptions] : [...newOptions, ...foundOptions]),
        ]}
      />
      <TextField
        label={t('quantity')}
        hint={t('quantityHint')}
        error={fault}
        value={quantity}
        autoComplete="off"
        onChange={event => setQuantity(event.target.value)}
      />
    </EditDialog>
  )
}
