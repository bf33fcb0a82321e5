import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { childrenByParent, placesBetween } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import type { VisitRowType } from '@allenio/domain/visits'
import { useMemo } from 'react'
import { useEditor } from '../session.ts'
import { useStored } from '#lib/store'

type ListType = Exclude<VisitRowType, 'visit'>

interface RowList {
  rows: readonly DocumentRow[]
  add: () => void
  remove: (id: string) => void
  set: (id: string, cells: Cells, gestureId: string) => void
}

/** The rows of one kind in a visit, in their order. */
export function useRows(type: ListType): RowList {
  const { document, visitId } = useEditor()
  const all = useStored(document.rows)
  const rows = useMemo(() => (childrenByParent(all).get(visitId) ?? []).filter(row => row.type === type), [all, visitId, type])
  return {
    rows,
    add() {
      const [place = ''] = placesBetween(rows.at(-1)?.place ?? null, null, 1)
      document.edit([{ kind: 'insert', id: newId(), type, parentId: visitId, place, cells: {} }])
    },
    remove: id => document.edit([{ kind: 'delete', id }]),
    set: (id, cells, gestureId) => document.edit([{ kind: 'set', id, cells }], gestureId),
  }
}

export const textOf = ({ cells }: DocumentRow, cell: string): string => {
  const value = cells[cell]
  return typeof value === 'string' ? value : ''
}
