import type { MealPlan } from '@allenio/contract/meal-plans'
import type { ListColumn, RowParts } from '#shell/list-page'
import { Button } from '#ui/button'
import { openHref, useMealPlanActions } from '../actions/use-meal-plan-actions.tsx'
import { useMealPlanColumns } from './columns.tsx'
import type { MealPlanFilters } from './filters.ts'
import { MealPlanRow } from './meal-plan-row.tsx'
import { useListWords } from './words.ts'

/** The parts of each plan that the list shows, and the actions on it. The page draws `dialog`. */
export function useRowParts(filters: MealPlanFilters) {
  const t = useListWords()
  const { itemsFor, undelete, dialog } = useMealPlanActions()
  const columns = useMealPlanColumns(filters)
  const back: ListColumn<MealPlan> = {
    key: 'undelete',
    title: '',
    align: 'end',
    width: 130,
    cell: ({ id, may }) =>
      may.undelete && (
        <Button size="small" onClick={() => undelete(id)}>
          {t('undelete')}
        </Button>
      ),
  }
  const rows: RowParts<MealPlan> = {
    columns,
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    rowHref: openHref,
    rowMenu: itemsFor,
    ...(filters.kind === 'deleted' && { insteadOfMenu: back }),
    phoneRow: (plan, menu) => <MealPlanRow plan={plan} hasClient href={openHref(plan)} menu={menu} />,
  }
  return { rows, dialog }
}
