import type { Exercise } from '@allenio/contract/exercises'
import { IconCopy, IconPencil, IconStar, IconStarFilled, IconStarOff, IconTrash, IconEye } from '@tabler/icons-react'
import { formats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import type { ListColumn, RowParts } from '#shell/list-page'
import { IconButton } from '#ui/icon-button'
import type { MenuItem } from '#ui/menu'
import { TruncatedText } from '#ui/truncated-text'
import { ExerciseCard } from './card.tsx'
import { useCommonColumns } from './columns.tsx'
import { PhoneRow } from './phone-row.tsx'
import { useExerciseActions } from './use-exercise-actions.ts'
import { useListWords } from './words.ts'

const hrefOf = ({ id }: Exercise) => hrefTo('/exercises/$id/edit', { id })

/** The parts of each exercise that the list shows, and the actions on it. */
export function useRowParts(order: { isRanked: boolean }): RowParts<Exercise> {
  const t = useListWords()
  const { toggleFavorite, clone, remove } = useExerciseActions()
  const [name, ...common] = useCommonColumns(order)
  const star = (row: Exercise) => (
    <IconButton
      label={`${t(row.isFavorite ? 'removeFavorite' : 'addFavorite')}: ${row.name}`}
      icon={row.isFavorite ? IconStarFilled : IconStar}
      kind="quiet"
      size="small"
      pressed={row.isFavorite}
      onClick={() => toggleFavorite(row)}
    />
  )
  const columns: ListColumn<Exercise>[] = [
    ...(name ? [name] : []),
    ...common,
    {
      key: 'tags',
      title: t('tags'),
      choice: 'hidden',
      width: 140,
      isMinor: true,
      isEmpty: ({ tags }) => tags.length === 0,
      cell: ({ tags }) => <TruncatedText isInside text={tags.join(', ')} />,
    },
    { key: 'source', title: t('source'), choice: 'hidden', width: 90, cell: ({ source }) => (source === 'own' ? t('own') : t('library')) },
    {
      key: 'created',
      sort: 'created',
      title: t('created'),
      choice: 'hidden',
      width: 112,
      cell: ({ source, createdAt }) => (source === 'own' ? formats().day(createdAt) : ''),
    },
    { key: 'favorite', title: '', width: 48, align: 'end', cell: star },
  ]
  const menuOf = (row: Exercise): MenuItem[] => [
    { label: t(row.may.update ? 'edit' : 'open'), icon: row.may.update ? IconPencil : IconEye, href: hrefOf(row) },
    {
      label: t(row.isFavorite ? 'removeFavorite' : 'addFavorite'),
      icon: row.isFavorite ? IconStarOff : IconStar,
      onClick: () => toggleFavorite(row),
    },
    ...(row.may.clone ? [{ label: t(row.source === 'own' ? 'duplicate' : 'clone'), icon: IconCopy, onClick: () => clone(row.id) }] : []),
    ...(row.may.delete ? [{ label: t('deleteMany'), icon: IconTrash, danger: true, onClick: () => remove(row) }] : []),
  ]
  return {
    columns,
    rowKey: ({ id }) => id,
    rowName: row => row.name,
    rowHref: hrefOf,
    rowMenu: menuOf,
    phoneRow: (row, menu) => (
      <PhoneRow exercise={row} href={hrefOf(row)} menu={menu} meta={row.isFavorite && <IconStarFilled size={14} />} />
    ),
    card: row => <ExerciseCard exercise={row} isFavorite={row.isFavorite} />,
  }
}
