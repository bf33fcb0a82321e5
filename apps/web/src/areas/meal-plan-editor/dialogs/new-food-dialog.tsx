import { CreateFoodDialog } from '#areas/aliments'
import { closeDialog, takenTexts } from '../dialogs.ts'
import { splitTyped } from '../foods/typed-food.ts'
import { placeNewFood, type NewFoodPlace } from '../gestures/new-foods.ts'
import { useEditor } from '../session.ts'

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
