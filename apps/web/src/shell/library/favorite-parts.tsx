import { IconStar, IconStarFilled, IconStarOff } from '@tabler/icons-react'
import { IconButton } from '#ui/icon-button'
import type { MenuItem } from '#ui/menu'
import type { ListColumn } from '../list-page/index.ts'
import { useLibraryWords } from './words.ts'

interface FavoriteRow {
  id: string
  name: string
  isFavorite: boolean
}

/** The star of each row: as a column, and as an item of its menu. */
export function useFavoriteParts(toggle: (row: FavoriteRow) => void) {
  const t = useLibraryWords()
  const labelOf = ({ isFavorite }: FavoriteRow) => t(isFavorite ? 'removeFavorite' : 'addFavorite')
  const column: ListColumn<FavoriteRow> = {
    key: 'favorite',
    title: '',
    width: 48,
    align: 'end',
    cell: row => (
      <IconButton
        label={`${labelOf(row)}: ${row.name}`}
        icon={row.isFavorite ? IconStarFilled : IconStar}
        kind="quiet"
        size="small"
        pressed={row.isFavorite}
        onClick={() => toggle(row)}
      />
    ),
  }
  const item = (row: FavoriteRow): MenuItem => ({
    label: labelOf(row),
    icon: row.isFavorite ? IconStarOff : IconStar,
    onClick: () => toggle(row),
  })
  return { column, item }
}
