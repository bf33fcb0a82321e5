import type { Macro } from '@allenio/contract/macros'
import { hasOneTarget } from '@allenio/domain/macros'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { namedRows, undeleteColumn, useLibraryColumns, useRowItems } from '#shell/library'
import type { ListColumn, RowParts } from '#shell/list-page'
import { hrefTo } from '#lib/screens'
import { CellLines } from '#ui/data-table'
import { Ellipsis } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { AssignMacro } from '../assign/assign-macro.tsx'
import { useDayTypeName } from '../targets/day-type-name.ts'
import { useShortTargets } from '../targets/short-targets.ts'
import { useTargetWords } from '../targets/words.ts'
import { AssignedClients } from './assigned-clients.tsx'
import type { MacroFilters } from './filters.ts'
import { MacroPhoneRow } from './phone-row.tsx'
import { useMacroActions } from './use-macro-actions.ts'
import { useListWords } from './words.ts'

const hrefOf = ({ id, deletedAt }: Macro) => (deletedAt ? undefined : hrefTo('/macros/$id/edit', { id }))

/** The parts of each macro that the list shows, and the actions on it. The page draws `dialog`. */
export function useRowParts(filters: MacroFilters) {
  const t = useListWords()
  const items = useRowItems()
  const { clone, remove, undelete } = useMacroActions()
  const [assigned, setAssigned] = useState<Macro>()
  const columns = useMacroColumns(filters)
  const rows: RowParts<Macro> = {
    ...namedRows,
    columns,
    rowHref: hrefOf,
    rowMenu: macro => {
      const { id, may, deletedAt } = macro
      return [
        ...items.open(hrefOf(macro), may.update),
        ...items.assign(may.assign && (() => setAssigned(macro))),
        ...(deletedAt ? [] : [{ label: t('followers'), icon: IconUsers, href: hrefTo('/macros/$id/assign', { id }) }]),
        ...items.duplicate(may.clone && (() => clone(id))),
        ...items.undelete(may.undelete && (() => undelete(macro))),
        ...items.delete(may.delete && (() => remove(macro))),
      ]
    },
    ...(filters.kind === 'deleted' && { insteadOfMenu: undeleteColumn<Macro>(undelete) }),
    phoneRow: (row, menu) => <MacroPhoneRow macro={row} href={hrefOf(row)} menu={menu} />,
  }
  const dialog = assigned && (
    <AssignMacro macroId={assigned.id} client={assigned.client ?? undefined} onClose={() => setAssigned(undefined)} />
  )
  return { rows, dialog }
}

/** The first line of a note, as much as a row shows of it. */
const firstLine = (note: string): string | undefined => note.split('\n', 1)[0]?.trim() || undefined

/** The columns of a macro, for one of the kinds. */
function useMacroColumns({ kind = 'library', search }: Pick<MacroFilters, 'kind' | 'search'>): ListColumn<Macro>[] {
  const t = useListWords()
  const targetWord = useTargetWords()
  const dayTypeName = useDayTypeName()
  const short = useShortTargets()
  const columns = useLibraryColumns('i')
  const isDeleted = kind === 'deleted'
  const kcalOfDays = ({ days, targets }: Macro) =>
    days
      .map(({ dayType }, at) => {
        const target = targets[at]
        return target && target.kcal !== null ? `${dayTypeName(dayType)} ${short.kcal([target])}` : dayTypeName(dayType)
      })
      .join(' · ')
  const targetOf = (macro: Macro) => {
    const { unit, days, targets } = macro
    const [first] = days
    if (!first) return null
    return (
      <CellLines sub={hasOneTarget(days) ? undefined : kcalOfDays(macro)}>
        <Ellipsis>{short.macros({ unit, day: first, target: targets[0] })}</Ellipsis>
      </CellLines>
    )
  }
  return [
    {
      key: 'title',
      sort: 'title',
      title: t('name'),
      cell: ({ title, note }) => (
        <CellLines sub={firstLine(note)}>
          <TruncatedText isInside text={title} />
        </CellLines>
      ),
    },
    { ...columns.client, isLeftOut: kind === 'library' },
    { key: 'unit', title: t('unit'), choice: 'shown', width: 96, isMinor: true, cell: ({ unit }) => targetWord(`unit_${unit}`) },
    { key: 'kcal', sort: 'kcal', title: 'kcal', align: 'end', width: 104, cell: ({ targets }) => short.kcal(targets) },
    { key: 'targets', title: t('targets'), width: 204, cell: targetOf },
    {
      key: 'assigned',
      sort: 'assigned',
      title: t('assigned'),
      choice: 'shown',
      width: 104,
      isLeftOut: isDeleted,
      cell: macro => <AssignedClients macro={macro} />,
    },
    { ...columns.author, width: 108 },
    { ...columns.updated, width: 100, isLeftOut: isDeleted },
    columns.created,
    { ...columns.deleted, isLeftOut: !isDeleted },
    ...(search === undefined ? [] : [columns.relevance]),
  ]
}
