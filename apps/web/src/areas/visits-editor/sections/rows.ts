import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import { childrenByParent, placesBetween, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import type { VisitRowType } from '@allenio/domain/visits'
import { useMemo } from 'react'
import { useStored } from '#lib/store'
import { useEditor, type VisitSession } from '../session.ts'

export type ListType = Exclude<VisitRowType, 'visit'>

interface RowList {
  rows: readonly DocumentRow[]
  /** The id of the new row. */
  add: (cells?: Cells) => string
  remove: (id: string) => void
  set: (id: string, cells: Cells, gestureId: string) => void
}

const rowsIn = (rows: DocumentRows, visitId: string, type: ListType): DocumentRow[] =>
  (childrenByParent(rows).get(visitId) ?? []).filter(row => row.type === type)

/** The rows as they are now, for a gesture; a component that shows them takes `useRows`. */
export const listRows = ({ document, visitId }: VisitSession, type: ListType): DocumentRow[] => rowsIn(document.rows.get(), visitId, type)

/** New rows behind those that are there. */
export function insertsBehind(session: VisitSession, type: ListType, added: readonly Cells[]): Operation[] {
  const places = placesBetween(listRows(session, type).at(-1)?.place ?? null, null, added.length)
  return places.map((place, at) => ({ kind: 'insert', id: newId(), type, parentId: session.visitId, place, cells: added[at] ?? {} }))
}

/** The rows of one kind in a visit, in their order. */
export function useRows(type: ListType): RowList {
  const session = useEditor()
  const { document, visitId } = session
  const all = useStored(document.rows)
  return {
    rows: useMemo(() => rowsIn(all, visitId, type), [all, visitId, type]),
    add(cells = {}) {
      const inserts = insertsBehind(session, type, [cells])
      document.edit(inserts)
      return inserts[0]?.id ?? ''
    },
    remove: id => document.edit([{ kind: 'delete', id }]),
    set: (id, cells, gestureId) => document.edit([{ kind: 'set', id, cells }], gestureId),
  }
}

export const textOf = ({ cells }: Pick<DocumentRow, 'cells'>, cell: string): string => {
  const value = cells[cell]
  return typeof value === 'string' ? value : ''
}
