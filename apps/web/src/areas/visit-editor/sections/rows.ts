import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import { childrenByParent, placesBetween } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import type { VisitRowType } from '@allenio/domain/visits'
import { useMemo } from 'react'
import { useEditor } from '../session.ts'

type ListType = Exclude<VisitRowType, 'visit'>

interface RowList {
  rows: readonly DocumentRow[]
  add: () => void
  /** New rows behind those that are there, for an edit that changes more. */
  insertsOf: (cells: readonly Cells[]) => Operation[]
  remove: (id: string) => void
  set: (id: string, cells: Cells, gestureId: string) => void
}

/** The rows of one kind in a visit, in their order. */
export function useRows(type: ListType): RowList {
  const { document, visitId } = useEditor()
  const all = document.rows.useSelected(rows => rows)
  const rows = useMemo(() => (childrenByParent(all).get(visitId) ?? []).filter(row => row.type === type), [all, visitId, type])
  const insertsOf = (added: readonly Cells[]) =>
    placesBetween(rows.at(-1)?.place ?? null, null, added.length).map((place, at): Operation => ({
      kind: 'insert',
      id: newId(),
      type,
      parentId: visitId,
      place,
      cells: added[at] ?? {},
    }))
  return {
    rows,
    insertsOf,
    add: () => document.edit(insertsOf([{}])),
    remove: id => document.edit([{ kind: 'delete', id }]),
    set: (id, cells, gestureId) => document.edit([{ kind: 'set', id, cells }], gestureId),
  }
}

export const textOf = ({ cells }: DocumentRow, cell: string): string => {
  const value = cells[cell]
  return typeof value === 'string' ? value : ''
}
