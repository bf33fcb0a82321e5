import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { changeRow, stopReads, useCall, type Endpoint, type Input, type RowOf } from '#lib/api'
import { dismissToast, toast, toastWithUndo } from '../toast/index.ts'

interface DeleteOptions<L extends Endpoint, D extends Endpoint, U extends Endpoint, Row> {
  /** The list from which the row disappears at once, or a function that removes it where no list has it by its id. */
  from: L | ((cache: QueryClient, row: Row) => void)
  remove: D
  restore: U
  /** The input of both calls for a row. */
  input: (row: Row) => Input<D> & Input<U>
  words: (row: Row) => { deleted: string; restored?: string }
  onDeleted?: (row: Row) => void
}

/** Deletes a row. It disappears at once, and the toast can restore it. */
export function useDelete<
  L extends Endpoint,
  D extends Endpoint,
  U extends Endpoint,
  Row extends { id: string } = RowOf<L> & { id: string },
>({ from, remove, restore, input, words, onDeleted }: DeleteOptions<L, D, U, Row>) {
  const cache = useQueryClient()
  // the empty `optimistic` makes a refusal fetch the list again, which brings the row back
  const deletion = useCall(remove, { optimistic: () => undefined })
  const restoration = useCall(restore)
  return (row: Row) => {
    const { deleted, restored } = words(row)
    stopReads(cache, remove)
    if (typeof from === 'function') from(cache, row)
    else changeRow(cache, from, { id: row.id, change: () => undefined })
    const deletionAnswer = deletion.mutateAsync(input(row))
    // the component of the row is unmounted by now and its callbacks are not called, so the promises are used
    const undo = () => restoration.mutateAsync(input(row)).then(() => restored && toast({ type: 'success', text: restored }))
    // an undo waits until the server has deleted the row; the shell shows why an undo was refused
    const id = toastWithUndo(deleted, () => void deletionAnswer.then(undo).catch(() => undefined))
    deletionAnswer.then(
      () => onDeleted?.(row),
      () => dismissToast(id),
    )
  }
}
