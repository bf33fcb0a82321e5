import type { Macro } from '@allenio/contract/macros'
import { IconArrowBackUp, IconCopy, IconEye, IconPencil, IconTrash, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { ListColumn, RowParts } from '#shell/list-page'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import type { MenuItem } from '#ui/menu'
import { AssignMacro } from '../assign/assign-macro.tsx'
import { useMacroColumns } from './columns.tsx'
import type { MacroFilters } from './filters.ts'
import { MacroPhoneRow } from './phone-row.tsx'
import { useMacroActions } from './use-macro-actions.ts'
import { useListWords } from './words.ts'

const hrefOf = ({ id, deletedAt }: Macro) => (deletedAt ? undefined : hrefTo('/macros/$id/edit', { id }))

/** The parts of each macro that the list shows, and the actions on it. The page draws `dialog`. */
export function useRowParts(filters: MacroFilters) {
  const t = useListWords()
  const { clone, remove, undelete } = useMacroActions()
  const [assigned, setAssigned] = useState<Macro>()
  const columns = useMacroColumns(filters)
  const menuOf = (macro: Macro): MenuItem[] => {
    const { id, may } = macro
    const href = hrefOf(macro)
    return [
      ...(href ? [{ label: t(may.update ? 'edit' : 'open'), icon: may.update ? IconPencil : IconEye, href }] : []),
      ...(may.assign ? [{ label: t('assign'), icon: IconUserPlus, onClick: () => setAssigned(macro) }] : []),
      ...(href ? [{ label: t('followers'), icon: IconUsers, href: hrefTo('/macros/$id/assign', { id }) }] : []),
      ...(may.clone ? [{ label: t('duplicate'), icon: IconCopy, onClick: () => clone(id) }] : []),
      ...(may.undelete ? [{ label: t('undelete'), icon: IconArrowBackUp, onClick: () => undelete(id) }] : []),
      ...(may.delete ? [{ label: t('deleteMany'), icon: IconTrash, danger: true, onClick: () => remove(macro) }] : []),
    ]
  }
  const back: ListColumn<Macro> = {
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
  const rows: RowParts<Macro> = {
    columns,
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    rowHref: hrefOf,
    rowMenu: menuOf,
    ...(filters.kind === 'deleted' && { insteadOfMenu: back }),
    phoneRow: (row, menu) => <MacroPhoneRow macro={row} href={hrefOf(row)} menu={menu} />,
  }
  const dialog = assigned && (
    <AssignMacro macroId={assigned.id} client={assigned.client ?? undefined} onClose={() => setAssigned(undefined)} />
  )
  return { rows, dialog }
}
