import type { Recipe } from '@allenio/contract/recipes'
import { IconCopy, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import type { RowParts } from '#shell/list-page'
import type { MenuItem } from '#ui/menu'
import { useRecipeColumns, type ShownColumns } from './columns.tsx'
import { RecipePhoneRow } from './phone-row.tsx'
import { useRecipeActions } from './use-recipe-actions.ts'
import { useListWords } from './words.ts'

const hrefOf = ({ id, may }: Recipe) => (may.update ? hrefTo('/recipes/$id/edit', { id }) : hrefTo('/recipes/$id', { id }))

/** The parts of each recipe that the list shows, and the actions on it. */
export function useRowParts(shown: ShownColumns): RowParts<Recipe> {
  const t = useListWords()
  const { clone, remove } = useRecipeActions()
  const columns = useRecipeColumns(shown)
  const menuOf = (row: Recipe): MenuItem[] => [
    { label: t(row.may.update ? 'edit' : 'open'), icon: row.may.update ? IconPencil : IconEye, href: hrefOf(row) },
    ...(row.may.clone ? [{ label: t('duplicate'), icon: IconCopy, onClick: () => clone(row.id) }] : []),
    ...(row.may.delete ? [{ label: t('deleteMany'), icon: IconTrash, danger: true, onClick: () => remove(row) }] : []),
  ]
  return {
    columns,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    rowHref: hrefOf,
    rowMenu: menuOf,
    phoneRow: (row, menu) => <RecipePhoneRow recipe={row} href={hrefOf(row)} menu={menu} />,
  }
}
