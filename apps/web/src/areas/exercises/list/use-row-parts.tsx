import type { Exercise } from '@allenio/contract/exercises'
import { IconStarFilled } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { namedRows, textColumn, useFavoriteParts, useLibraryColumns, useRowItems } from '#shell/library'
import type { ListColumn, RowParts } from '#shell/list-page'
import type { MenuItem } from '#ui/menu'
import { ExerciseCard } from './card.tsx'
import { useCommonColumns } from './columns.tsx'
import { PhoneRow } from './phone-row.tsx'
import { useExerciseActions } from './use-exercise-actions.ts'
import { useListWords } from './words.ts'

const hrefOf = ({ id }: Exercise) => hrefTo('/exercises/$id/edit', { id })

/** The parts of each exercise that the list shows, and the actions on it. */
export function useRowParts(order: { isRanked: boolean }): RowParts<Exercise> {
  const t = useListWords()
  const { day } = useFormats()
  const items = useRowItems()
  const { toggleFavorite, clone: cloneOne, remove } = useExerciseActions()
  const favorite = useFavoriteParts(toggleFavorite)
  const { created } = useLibraryColumns('o')
  const columns: ListColumn<Exercise>[] = [
    ...useCommonColumns(order),
    textColumn({ key: 'tags', title: t('tags'), choice: 'hidden', width: 140, text: ({ tags }) => tags.join(', ') }),
    { key: 'source', title: t('source'), choice: 'hidden', width: 90, cell: ({ source }) => t(source === 'own' ? 'own' : 'library') },
    { ...created, isMinor: false, cell: ({ source, createdAt }) => (source === 'own' ? day(createdAt) : '') },
    favorite.column,
  ]
  const menuOf = (row: Exercise): MenuItem[] => {
    const { id, may, source } = row
    const clone = may.clone && (() => cloneOne(id))
    return [
      ...items.open(hrefOf(row), may.update),
      favorite.item(row),
      ...(source === 'own' ? items.duplicate(clone) : items.clone(clone)),
      ...items.delete(may.delete && (() => remove(row))),
    ]
  }
  return {
    ...namedRows,
    columns,
    rowHref: hrefOf,
    rowMenu: menuOf,
    phoneRow: (row, menu) => (
      <PhoneRow exercise={row} href={hrefOf(row)} menu={menu} meta={row.isFavorite && <IconStarFilled size={14} />} />
    ),
    card: row => <ExerciseCard exercise={row} isFavorite={row.isFavorite} />,
  }
}
