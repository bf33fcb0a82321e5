import type { MealPlan } from '@allenio/contract/meal-plans'
import { namedRows, undeleteColumn, useLibraryColumns } from '#shell/library'
import type { ListColumn, RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { CellLines } from '#ui/data-table'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { openHref, useMealPlanActions } from '../actions/use-meal-plan-actions.tsx'
import { useShortTarget } from '../targets/short-target.ts'
import { StateBadge } from '../targets/state-badge.tsx'
import type { MealPlanFilters } from './filters.ts'
import { MealPlanRow } from './meal-plan-row.tsx'
import { useListWords } from './words.ts'

/** The parts of each plan that the list shows, and the actions on it. The page draws `dialog`. */
export function useRowParts(filters: MealPlanFilters) {
  const { itemsFor, undelete, dialog } = useMealPlanActions()
  const rows: RowParts<MealPlan> = {
    ...namedRows,
    columns: useMealPlanColumns(filters),
    rowHref: openHref,
    rowMenu: itemsFor,
    ...(filters.kind === 'deleted' && { insteadOfMenu: undeleteColumn<MealPlan>(undelete) }),
    phoneRow: (plan, menu) => <MealPlanRow plan={plan} hasClient href={openHref(plan)} menu={menu} />,
  }
  return { rows, dialog }
}

/** The first line of a description, as much as a row shows of it. */
const firstLine = (text: string): string | undefined => text.split('\n', 1)[0]?.trim() || undefined

const nothing = (
  <Text as="span" size="inherit" tone={3}>
    –
  </Text>
)

/** The columns of a meal plan, for one of the kinds. */
function useMealPlanColumns({ kind = 'library', search }: Pick<MealPlanFilters, 'kind' | 'search'>): ListColumn<MealPlan>[] {
  const t = useListWords()
  const short = useShortTarget()
  const { integer } = useFormats()
  const columns = useLibraryColumns('i')
  const isDeleted = kind === 'deleted'
  return [
    {
      key: 'title',
      sort: 'title',
      title: t('name'),
      cell: ({ title, description, hasNewerTemplate }) => (
        <CellLines sub={[hasNewerTemplate && t('newerTemplate'), firstLine(description)].filter(Boolean).join(' · ') || undefined}>
          <TruncatedText isInside text={title} />
        </CellLines>
      ),
    },
    { ...columns.client, isLeftOut: kind === 'library' },
    {
      key: 'kcal',
      sort: 'kcal',
      title: 'kcal',
      align: 'end',
      width: 92,
      cell: plan => (
        <CellLines sub={plan.mean ? t('mean', { figure: short.meanKcal(plan.mean) }) : undefined}>{short.kcal(plan) ?? nothing}</CellLines>
      ),
    },
    {
      key: 'macros',
      title: t('macros'),
      choice: 'shown',
      width: 192,
      // the energy beside it says that this is the mean
      cell: plan => (
        <CellLines sub={(plan.mean && short.meanPercents(plan.mean)) ?? undefined}>{short.percents(plan) ?? nothing}</CellLines>
      ),
    },
    { key: 'days', title: t('days'), choice: 'shown', align: 'end', width: 64, cell: plan => integer(plan.days) },
    { key: 'state', title: t('state'), choice: 'shown', width: 124, isLeftOut: isDeleted, cell: plan => <StateBadge plan={plan} /> },
    { ...columns.author, width: 120 },
    { ...columns.updated, width: 104, isLeftOut: isDeleted },
    columns.created,
    { ...columns.deleted, isLeftOut: !isDeleted },
    ...(search === undefined ? [] : [columns.relevance]),
  ]
}
