import type { Food } from '@allenio/contract/aliments'
import { formats } from '#lib/formats'
import type { ListColumn } from '#shell/list-page'
import { Badge } from '#ui/badge'
import { Row } from '#ui/layout'
import { Ellipsis, Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { CarbsText, FigureText, NutrientText } from '../figures/figure-text.tsx'
import { useFoodNames } from '../names/names.ts'
import type { FoodFilters } from './filters.ts'
import css from './list.module.css'
import { useListWords } from './words.ts'

/** The columns of a food, up to the star. The filtered nutrient has one of its own. */
export function useFoodColumns({ category: categoryFilter, nutrient, reference_aliment_id: referenceId }: FoodFilters): ListColumn<Food>[] {
  const t = useListWords()
  const names = useFoodNames()
  const figures = { align: 'end', width: 88 } as const
  return [
    { key: 'name', sort: 'name', title: t('name'), cell: food => <NameCell food={food} /> },
    {
      key: 'category',
      title: t('category'),
      choice: 'shown',
      width: 140,
      isMinor: true,
      // all rows are of one, or the filtered nutrient needs its room
      isLeftOut: categoryFilter !== undefined || nutrient !== undefined,
      cell: ({ category }) =>
        category && (
          <Text as="div" size="inherit" tone="inherit" clip className={css.category} title={names.category(category)}>
            {names.category(category)}
          </Text>
        ),
    },
    {
      key: 'kcal',
      sort: 'kcal',
      title: names.macro('kcal'),
      ...figures,
      cell: ({ kcal }) => <FigureText value={kcal} unit="kcal" decimals={0} />,
    },
    {
      key: 'protein',
      sort: 'protein',
      title: names.macro('protein'),
      ...figures,
      cell: ({ protein }) => <FigureText value={protein} unit="g" />,
    },
    { key: 'carbs', sort: 'carbs', title: names.macro('carbs'), ...figures, cell: food => <CarbsText {...food} /> },
    {
      key: 'lipids',
      sort: 'lipids',
      title: names.macro('lipids'),
      ...figures,
      cell: ({ lipids }) => <FigureText value={lipids} unit="g" />,
    },
    ...(nutrient
      ? [
          {
            key: 'nutrient',
            sort: 'nutrient',
            title: names.nutrient(nutrient),
            ...figures,
            width: 120,
            cell: (food: Food) => <NutrientText code={nutrient} value={food.nutrient} />,
          },
        ]
      : []),
    {
      key: 'author',
      title: t('author'),
      choice: 'hidden',
      width: 140,
      isMinor: true,
      cell: ({ author }) => author && <TruncatedText isInside text={author.name} />,
    },
    {
      key: 'created',
      sort: 'created',
      title: t('created'),
      choice: 'hidden',
      width: 112,
      cell: ({ source, createdAt }) => (source === 'own' ? formats().day(createdAt) : ''),
    },
    // no column, but an order
    { key: 'relevance', sort: 'relevance', title: t(referenceId ? 'nearness' : 'relevance'), isLeftOut: true, cell: () => null },
  ]
}

function NameCell({ food: { name, brand, source, isHidden } }: { food: Food }) {
  const t = useListWords()
  return (
    <Row as="span" gap={8} grow>
      <TruncatedText isInside text={name} />
      {brand && (
        <Ellipsis tone={3} className={css.brand}>
          {brand}
        </Ellipsis>
      )}
      {source === 'own' && <Badge>{t('ownOne')}</Badge>}
      {isHidden && <Badge>{t('hiddenBadge')}</Badge>}
    </Row>
  )
}
