import { PasteIngredients } from '#areas/recipes'
import { closeDialog } from '../dialogs.ts'
import { importFoods } from '../gestures/imports.ts'
import { useEditor } from '../session.ts'

const none: ReadonlySet<string> = new Set()

/** A pasted text becomes rows of a meal, confirmed line by line as the ingredients of a recipe are. */
export function PasteDialog({ mealId }: { mealId: string }) {
  const session = useEditor()
  const add = (ingredients: Parameters<typeof importFoods>[2]) => {
    importFoods(session, mealId, ingredients)
    closeDialog()
  }
  return <PasteIngredients taken={none} onAdd={add} onClose={closeDialog} />
}
