import { useState } from 'react'
import { quantityTexts, readFoodQuantity } from '#lib/food-quantity'
import { Combobox } from '#ui/combobox'
import { TextField } from '#ui/text-field'
import { openDialog } from '../dialogs.ts'
import { mayCreate, newFoodId, splitTyped } from '../foods/typed-food.ts'
import { useEditorFoods } from '../foods/client.ts'
import { insertFood } from '../gestures/foods.ts'
import { foodOf } from '../gestures/typed-cells.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { EditDialog } from './edit-dialog.tsx'

const optionsAtMost = 12

interface FoodDialogProps {
  mealId: string
  afterId: string | undefined
}

/** A new row by thumb: the food, then its quantity. */
export function FoodDialog({ mealId, afterId }: FoodDialogProps) {
  const t = useEditorWords()
  const session = useEditor()
  const library = useEditorFoods()
  const [typed, setTyped] = useState('')
  const [foodId, setFoodId] = useState<string | null>(null)
  const [quantity, setQuantity] = useState('100')
  const food = foodId === null ? undefined : foodOf(session, library, '', foodId)
  const read = food && readFoodQuantity(quantity, food)
  const fault = food && quantityTexts().faultOf(quantity, food)
  const found = typed.trim() === '' ? [] : library.find(typed, optionsAtMost)
  const chosenOptions = food && !found.some(({ id }) => id === food.id) ? [{ id: food.id, name: food.name }] : []
  const isNew = !food && library.isReady && mayCreate(typed, found)
  const newOptions = !isNew ? [] : [{ id: newFoodId, name: t('createFood', { name: splitTyped(typed).name }) }]
  return (
    <EditDialog
      title={t('addFood')}
      save={t('insert')}
      maySave={food !== undefined && fault === undefined}
      onSave={() => {
        const typedQuantity = read === undefined || read === 'same' || 'error' in read ? undefined : read
        if (food) insertFood(session, { mealId, afterId, food, quantity: typedQuantity })
      }}>
      <Combobox
        label={t('food')}
        isFirst
        value={foodId}
        search={typed}
        onSearch={setTyped}
        isSearching={!library.isReady}
        onChange={id => (id === newFoodId ? openDialog({ kind: 'new food', typed, mealId, afterId }) : setFoodId(id))}
        nothing={t('noFood')}
        options={[...chosenOptions, ...found, ...newOptions].map(({ id, name }) => ({ value: id, label: name }))}
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
