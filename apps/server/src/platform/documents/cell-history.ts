import { cellChangesAtMost, type CellChange, type Operation } from '@allenio/contract/documents'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'

interface CellPlace {
  documentId: string
  rowId: string
  /** All cells of the row, where none are named. */
  cells?: readonly string[] | undefined
}

type ChangeRow = Row<'document_batches', 'id' | 'kind' | 'author_id' | 'created_at'> & { inverse: Operation[]; name: string | null }

/** The changes to cells of a row with their authors, the latest first. An operation that had no effect is in no inverse. */
export async function listCellChanges(db: WorkspaceDb, { documentId, rowId, cells }: CellPlace): Promise<CellChange[]> {
  const rows = await db.many<ChangeRow>(sql`
    select b.id, b.kind, b.author_id, b.created_at, nullif(trim(p.first_name || ' ' || p.last_name), '') as name,
      jsonb_path_query_array(b.inverse, '$[*] ? (@.kind == "set" && @.id == $row)', jsonb_build_object('row', ${rowId}::text)) as inverse
    from document_row_edits e join document_batches b using (workspace_id, document_id, revision)
    left join memberships m on m.id = b.author_id left join persons p on p.id = m.person_id
    where e.document_id = ${documentId} and e.row_id = ${rowId}
      and (${cells ? [...cells] : null}::text[] is null or e.cells && ${cells ? [...cells] : null}::text[])
    order by e.revision desc ${limitTo(cellChangesAtMost)}`)
  return rows.map(({ id, kind, author_id: authorId, created_at: at, name, inverse }) => ({
    id,
    kind,
    at,
    author: authorId === null ? null : { id: authorId, name: name ?? '' },
    cells: changedCells(inverse).filter(({ cell }) => !cells || cells.includes(cell)),
  }))
}

/** A gesture may set a cell several times: the inverse begins with the last of them. */
function changedCells(inverse: readonly Operation[]): CellChange['cells'] {
  const changes = new Map<string, CellChange['cells'][number]>()
  for (const operation of inverse) {
    if (operation.kind !== 'set') continue
    for (const [cell, from] of Object.entries(operation.cells)) {
      const to = changes.get(cell)?.to ?? operation.was?.[cell] ?? null
      changes.set(cell, { cell, from, to })
    }
  }
  return [...changes.values()]
}
