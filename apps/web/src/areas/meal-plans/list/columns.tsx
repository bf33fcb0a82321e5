import type { MealPlan } from '@allenio/contract/meal-plans'
import { useFormats } from '#lib/formats'
import type { ListColumn } from '#shell/list-page'
import { Avatar } from '#ui/avatar'
import { CellLines } from '#ui/data-table'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { useShortTarget } from '../targets/short-target.ts'
import { StateBadge } from '../targets/state-badge.tsx'
import type { MealPlanFilters } from './filters.ts'
import { useListWords } from './words.ts'

/** The first line of a description, as much as a row shows of it. */
const firstLine = (text: string): string | undefined => text.split('\n', 1)[0]?.trim() || undefined

const nothing = (
  <Text as="span" size="inherit" tone={3}>
    –
  </Text>
)

/** The columns of a meal plan, for one of the kinds. */
export function useMealPlanColumns({ kind = 'library', search }: Pick<MealPlanFilters, 'kind' | 'search'>): ListColumn<MealPlan>[] {
  const t = useListWords()
  const short = useShortTarget()
  const { ago, day, integer } = useFormats()
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
    {
      key: 'client',
      title: t('of'),
      width: 180,
      isLeftOut: kind === 'library',
      isEmpty: ({ client }) => client === null,
      cell: ({ client }) =>
        client && (
          <Row as="span" gap={8}>
            <Avatar name={client.name} photo={client.photo} size={24} seed={client.id} />
            <TruncatedText isInside text={client.name} />
          </Row>
        ),
    },
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
    {
      key: 'state',
      title: t('state'),
      choice: 'shown',
      width: 124,
      isLeftOut: kind === 'deleted',
      cell: plan => <StateBadge plan={plan} />,
    },
    {
      key: 'author',
      title: t('author'),
      choice: 'shown',
      width: 120,
      isMinor: true,
      isEmpty: ({ author }) => author === null,
      cell: ({ author }) => author && <TruncatedText isInside text={author.name} />,
    },
    {
      key: 'updated',
      sort: 'updated',
      title: t('updated'),
      choice: 'shown',
      width: 104,
      isLeftOut: kind === 'deleted',
      cell: ({ updatedAt }) => ago(updatedAt),
    },
    { key: 'created', sort: 'created', title: t('created'), choice: 'hidden', width: 112, isMinor: true, cell: row => day(row.createdAt) },
    {
      key: 'deleted',
      title: t('deletedAt'),
      width: 130,
      isLeftOut: kind !== 'deleted',
      cell: ({ deletedAt }) => (deletedAt ? ago(deletedAt) : ''),
    },
    // no column, but an order
    ...(search !== undefined ? [{ key: 'relevance', sort: 'relevance', title: t('relevance'), isLeftOut: true, cell: () => null }] : []),
  ]
}
