import type { Food } from '@allenio/contract/aliments'
import {
  IconArrowsSort,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconStar,
  IconStarFilled,
  IconStarOff,
  IconTrash,
} from '@tabler/icons-react'
import { useMe } from '#shell'
import type { ListState, RowParts } from '#shell/list-page'
import { hrefTo } from '#lib/screens'
import { IconButton } from '#ui/icon-button'
import type { MenuItem } from '#ui/menu'
import { isEditable } from '../data.ts'
import { useFoodColumns } from './columns.tsx'
import type { FoodFilters } from './filters.ts'
import { FoodPhoneRow } from './phone-row.tsx'
import { useFoodActions } from './use-food-actions.ts'
import { useListWords } from './words.ts'

/** The parts of each food that the list shows, and the actions on it. */
export function useRowParts({ filters, narrow }: ListState<FoodFilters>): RowParts<Food> {
  const t = useListWords()
  const { toggleFavorite, clone, remove, setHidden } = useFoodActions()
  const mayOpen = useMe()?.permissions.includes('update aliments') ?? false
  const columns = useFoodColumns(filters)
  // without the permission there is no page of one food
  const hrefOf = ({ id }: Food) => (mayOpen ? hrefTo('/aliments/$id/edit', { id }) : undefined)
  const star = (row: Food) => (
    <IconButton
      label={`${t(row.isFavorite ? 'removeFavorite' : 'addFavorite')}: ${row.name}`}
      icon={row.isFavorite ? IconStarFilled : IconStar}
      kind="quiet"
      size="small"
      pressed={row.isFavorite}
      onClick={() => toggleFavorite(row)}
    />
  )
  const menuOf = (row: Food): MenuItem[] => {
    const href = hrefOf(row)
    return [
      ...(href ? [{ label: t(isEditable(row) ? 'edit' : 'open'), icon: isEditable(row) ? IconPencil : IconEye, href }] : []),
      {
        label: t(row.isFavorite ? 'removeFavorite' : 'addFavorite'),
        icon: row.isFavorite ? IconStarOff : IconStar,
        onClick: () => toggleFavorite(row),
      },
      {
        label: t('similar'),
        icon: IconArrowsSort,
        onClick: () => narrow({ reference_aliment_id: row.id, search: undefined, sort: undefined }),
      },
      ...(row.may.clone ? [{ label: t(row.source === 'own' ? 'duplicate' : 'clone'), icon: IconCopy, onClick: () => clone(row.id) }] : []),
      ...(row.source === 'library' && row.may.update
        ? [
            row.isHidden
              ? { label: t('show'), icon: IconEye, onClick: () => setHidden(row, false) }
              : { label: t('hide'), icon: IconEyeOff, onClick: () => setHidden(row, true) },
          ]
        : []),
      ...(row.may.delete ? [{ label: t('deleteMany'), icon: IconTrash, danger: true, onClick: () => remove(row) }] : []),
    ]
  }
  return {
    columns: [...columns, { key: 'favorite', title: '', width: 48, align: 'end', cell: star }],
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    rowHref: hrefOf,
    rowMenu: menuOf,
    phoneRow: (row, menu) => <FoodPhoneRow food={row} href={hrefOf(row)} menu={menu} nutrient={filters.nutrient} />,
  }
}
