import { lazyPart } from '#lib/lazy-part'
import { CombinationPanel } from '../combinations/combination-panel.tsx'
import { SaveDialog } from '../combinations/save-dialog.tsx'
import type { EditorDialog } from '../dialogs.ts'
import type { Outline } from '../outline.ts'
import { TemplateDialog } from '../template/template-dialog.tsx'
import { AlternativeDialog } from './alternative-dialog.tsx'
import { CompleteDialog, PrintDialog, VersionsPanel } from './complete-dialog.tsx'
import { CopyDayDialog, CopyMealDialog } from './copy-dialogs.tsx'
import { DayDialog } from './day-dialog.tsx'
import { FoodDialog } from './food-dialog.tsx'
import { ImportDialog, PasteDialog } from './import-dialog.tsx'
import { MealDialog } from './meal-dialog.tsx'
import { PasteWeekDialog } from './paste-week-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { RecipeDialog } from './recipe-dialog.tsx'
import { RowDialog } from './row-dialog.tsx'
import { VersionDialog } from './version-dialog.tsx'
import { NewFoodDialog } from './new-food-dialog.tsx'

// loads late, because it contains the table of reference intakes
const FitDialog = lazyPart(() => import('../fit/fit-dialog.tsx'), 'FitDialog')

interface OpenDialogProps {
  open: EditorDialog
  outline: Outline
}

/** Renders the open dialog; nothing if somebody else has deleted its subject. */
export function OpenDialog({ open, outline: { days, entries } }: OpenDialogProps) {
  switch (open.kind) {
    case 'meal':
    case 'paste':
    case 'copy meal': {
      const day = days.find(({ meals }) => meals.some(({ id }) => id === open.mealId))
      const meal = day?.meals.find(({ id }) => id === open.mealId)
      if (!day || !meal) return null
      if (open.kind === 'paste') return <PasteDialog meal={meal} />
      return open.kind === 'meal' ? <MealDialog meal={meal} /> : <CopyMealDialog meal={meal} dayId={day.id} />
    }
    case 'day':
    case 'copy day': {
      const day = days.find(({ id }) => id === open.dayId)
      if (!day) return null
      return open.kind === 'day' ? <DayDialog day={day} /> : <CopyDayDialog day={day} />
    }
    case 'row':
    case 'version':
    case 'alternative': {
      const row = entries.get(open.rowId)
      if (!row) return null
      if (open.kind === 'version') return <VersionDialog row={row} />
      return open.kind === 'row' ? <RowDialog row={row} /> : <AlternativeDialog row={row} />
    }
    case 'recipe':
      return <RecipeDialog mealId={open.mealId} afterId={open.afterId} />
    case 'combinations':
      return <CombinationPanel mealId={open.mealId} afterId={open.afterId} />
    case 'save combination':
      return <SaveDialog rowIds={open.rowIds} name={open.name} />
    case 'food':
      return <FoodDialog mealId={open.mealId} afterId={open.afterId} />
    case 'new food': {
      const { typed, mealId, afterId, rowId } = open
      return <NewFoodDialog typed={typed} mealId={mealId} afterId={afterId} {...(rowId !== undefined && { rowId })} />
    }
    case 'import':
      return <ImportDialog />
    case 'paste week':
      return <PasteWeekDialog />
    case 'fit': {
      const day = days.find(({ id }) => id === open.dayId)
      return day ? <FitDialog day={day} days={days} /> : null
    }
    case 'plan':
      return <PlanDialog />
    case 'template':
      return <TemplateDialog />
    case 'complete':
      return <CompleteDialog title={open.title} />
    case 'print':
      return <PrintDialog client={open.client} />
    case 'versions':
      return <VersionsPanel isDraft={open.isDraft} />
    default:
      return open satisfies never
  }
}
