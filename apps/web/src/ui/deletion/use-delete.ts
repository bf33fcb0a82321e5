import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { changeRow, stopReads, useCall, type Endpoint, type Input, type RowOf } from '#lib/api'
import { dismissToast, toast } from '../toast/index.ts'
import { useWords } from '../words/index.ts'

interface DeleteOptions<L extends Endpoint, D extends Endpoint, U extends Endpoint, Row> {
  /** The list that the row goes out of at once, or how it is taken out where no list has it by its id. */
  from: L | ((cache: QueryClient, row: Row) => void)
  remove: D
  restore: U
  /** What both calls are asked about a row. */
  input: (row: Row) => Input<D> & Input<U>
  words: (row: Row) => { deleted: string; restored?: string }
  onDeleted?: (row: Row) => void
}

/** Deletes a row: gone at once, back by the toast. */
export function useDelete<
  L extends Endpoint,
  D extends Endpoint,
  U extends Endpoint,
  Row extends { id: string } = RowOf<L> & { id: string },
>({ from, remove, restore, input, words, onDeleted }: DeleteOptions<L, D, U, Row>) {
  const cache = useQueryClient()
  const { undo: undoText } = useWords()
  // a refusal brings the row back
  const deletion = useCall(remove, { optimistic: () => undefined })
  const restoration = useCall(restore)
  return (row: Row) => {
    const { deleted, restored } = words(row)
    stopReads(cache, remove)
    if (typeof from === 'function') from(cache, row)
    else changeRow(cache, from, { id: row.id, change: () => undefined })
    const written = deletion.mutateAsync(input(row))
    // the row that asked for it is gone by now, and callbacks of its component with it: only the promises are heard
    const undo = () => restoration.mutateAsync(input(row)).then(() => restored && toast({ type: 'success', text: restored }))
    const id = toast({
      type: 'success',
      text: deleted,
      // an undo that is quicker than the server waits for it; the shell says why one was refused
      buttons: [{ text: undoText, onClick: () => void written.then(undo).catch(() => undefined) }],
    })
    written.then(
      () => onDeleted?.(row),
      () => dismissToast(id),
    )
  }
}
