import type { NutrientCode, Food } from '@allenio/contract/aliments'
import { IconArrowsSort, IconEye, IconEyeOff, IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMe } from '#shell'
import { namedRows, PhoneListRow, useFavoriteParts, useLibraryColumns, useRowItems } from '#shell/library'
import type { ListColumn, ListState, RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Badge } from '#ui/badge'
import { Row, Stack } from '#ui/layout'
import type { MenuItem } from '#ui/menu'
import { Ellipsis, Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { isEditable } from '../data.ts'
import { CarbsText, FigureText, NutrientText } from '../figures/figure-text.tsx'
import { useMacroText } from '../figures/macro-text.ts'
import { useFoodNames } from '../names/names.ts'
import type { FoodFilters } from './filters.ts'
import css from './list.module.css'
import { useFoodActions } from './use-food-actions.ts'
import { useListWords } from './words.ts'

/** The parts of each food that the list shows, and the actions on it. */
export function useRowParts({ filters, narrow }: ListState<FoodFilters>): RowParts<Food> {
  const t = useListWords()
  const { toggleFavorite, clone: cloneOne, remove, setHidden } = useFoodActions()
  const mayOpen = useMe()?.permissions.includes('update aliments') ?? false
  // without the permission there is no page of one food
  const hrefOf = ({ id }: Food) => (mayOpen ? hrefTo('/aliments/$id/edit', { id }) : undefined)
  const items = useRowItems()
  const favorite = useFavoriteParts(toggleFavorite)
  const menuOf = (row: Food): MenuItem[] => {
    const { id, may, source } = row
    const clone = may.clone && (() => cloneOne(id))
    return [
      ...items.open(hrefOf(row), isEditable(row)),
      favorite.item(row),
      {
        label: t('similar'),
        icon: IconArrowsSort,
        onClick: () => narrow({ reference_aliment_id: id, search: undefined, sort: undefined }),
      },
      ...(source === 'own' ? items.duplicate(clone) : items.clone(clone)),
      ...(source === 'library' && may.update
        ? [
            row.isHidden
              ? { label: t('show'), icon: IconEye, onClick: () => setHidden(row, false) }
              : { label: t('hide'), icon: IconEyeOff, onClick: () => setHidden(row, true) },
          ]
        : []),
      ...items.delete(may.delete && (() => remove(row))),
    ]
  }
  return {
    ...namedRows,
    columns: [...useFoodColumns(filters), favorite.column],
    rowHref: hrefOf,
    rowMenu: menuOf,
    phoneRow: (row, menu) => <FoodPhoneRow food={row} href={hrefOf(row)} menu={menu} nutrient={filters.nutrient} />,
  }
}

/** The columns of a food, up to the star. The filtered nutrient has one of its own. */
function useFoodColumns({ category: categoryFilter, nutrient, reference_aliment_id: referenceId }: FoodFilters): ListColumn<Food>[] {
  const t = useListWords()
  const names = useFoodNames()
  const { day } = useFormats()
  const columns = useLibraryColumns('o')
  const figures = { align: 'end', width: 88 } as const
  const figure = (key: 'kcal' | 'protein' | 'lipids', format: { unit: 'kcal' | 'g'; decimals?: number }): ListColumn<Food> => ({
    key,
    sort: key,
    title: names.macro(key),
    ...figures,
    cell: food => <FigureText value={food[key]} {...format} />,
  })
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
    figure('kcal', { unit: 'kcal', decimals: 0 }),
    figure('protein', { unit: 'g' }),
    { key: 'carbs', sort: 'carbs', title: names.macro('carbs'), ...figures, cell: food => <CarbsText {...food} /> },
    figure('lipids', { unit: 'g' }),
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
    { ...columns.author, choice: 'hidden', isEmpty: () => false },
    { ...columns.created, isMinor: false, cell: ({ source, createdAt }) => (source === 'own' ? day(createdAt) : '') },
    referenceId ? { ...columns.relevance, title: t('nearness') } : columns.relevance,
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

interface FoodPhoneRowProps {
  food: Food
  href: string | undefined
  menu: ReactNode
  nutrient: NutrientCode | undefined
}

/** A food in the list on a phone. */
function FoodPhoneRow({ food, href, menu, nutrient }: FoodPhoneRowProps) {
  const macroText = useMacroText()
  const { name, brand, isFavorite } = food
  const meta = nutrient ? <NutrientText code={nutrient} value={food.nutrient} /> : isFavorite && <IconStarFilled size={14} />
  const sub = brand ? (
    <Stack as="span" gap={2}>
      <span>{macroText(food)}</span>
      <Ellipsis tone={3}>{brand}</Ellipsis>
    </Stack>
  ) : (
    macroText(food)
  )
  return <PhoneListRow name={name} sub={sub} meta={meta} href={href} menu={menu} />
}
