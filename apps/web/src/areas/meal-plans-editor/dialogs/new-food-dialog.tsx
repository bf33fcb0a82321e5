import type { PlannedFood } from '@allenio/contract/aliments'
import { newId } from '@allenio/domain/ids'
import { CreateFoodDialog } from '#areas/aliments'
import { closeDialog, takenTexts, type EditorDialog } from '../dialogs.ts'
import { splitTyped } from '../foods/typed-food.ts'
import { insertFood, replaceFood } from '../gestures/foods.ts'
import { applyQuantity } from '../gestures/typed-cells.ts'
import { useEditor, type EditorSession } from '../session.ts'

type NewFoodPlace = Pick<Extract<EditorDialog, { kind: 'new food' }>, 'mealId' | 'afterId' | 'rowId'>

interface NewFoodDialogProps extends NewFoodPlace {
  typed: string
}

/** Creates the food of which only a name was typed. */
export function NewFoodDialog({ typed, ...place }: NewFoodDialogProps) {
  const session = useEditor()
  return (
    <CreateFoodDialog
      name={splitTyped(typed).name}
      onCreated={food => {
        placeNewFood(session, food, { typed, ...place })
        // the table has kept the text to be mended
        takenTexts.set(takenTexts.get() + 1)
      }}
      onClose={closeDialog}
    />
  )
}

/** A food that was just created lands where its name was typed, with the quantity that was typed with it. */
export function placeNewFood(session: EditorSession, food: PlannedFood, { typed, ...place }: NewFoodPlace & { typed: string }): void {
  const gestureId = newId()
  const { quantity } = splitTyped(typed)
  const id = rowWith(session, food, { ...place, gestureId, hasQuantity: quantity !== '' })
  if (id !== undefined) void applyQuantity(session, { id, food, quantity, typedFood: typed, gestureId })
}

interface RowPlace extends NewFoodPlace {
  gestureId: string
  hasQuantity: boolean
}

/** The row in which the name was typed, or a new one where that is gone. */
function rowWith(session: EditorSession, food: PlannedFood, { rowId = '', hasQuantity, ...place }: RowPlace) {
  const entry = session.outline.get().entries.get(rowId)
  if (!entry) return insertFood(session, { ...place, food })
  replaceFood(session, entry, { food, gestureId: place.gestureId, hasQuantity })
  return entry.id
}
