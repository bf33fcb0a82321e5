import type { Endpoint, Input } from '@allenio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { changeRow, changesOf, refresh, useCall, type RowOf } from '#lib/api'
import { dismissToast, toast } from '../toast/index.ts'
import { useWords } from '../words/index.ts'

interface DeleteOptions<L extends Endpoint, D extends Endpoint, U extends Endpoint> {
  /** The list that the row goes out of at once. */
  from: L
  remove: D
  restore: U
  /** What both calls are asked about a row. */
  input: (row: RowOf<L>) => Input<D> & Input<U>
  words: (row: RowOf<L>) => { deleted: string, restored: string }
  onDeleted?: (row: RowOf<L>) => void
}

/** Deletes a row: gone at once, back by the toast. */
export function useDelete<L extends Endpoint, D extends Endpoint, U extends Endpoint>(
  { from, remove, restore, input, words, onDeleted }: DeleteOptions<L, D, U>,
) {
  const cache = useQueryClient()
  const { undo: undoText } = useWords()
  const deletion = useCall(remove, { onError: () => refresh(cache, changesOf(remove)) })
  const restoration = useCall(restore)
  return (row: RowOf<L> & { id: string }) => {
    const { deleted, restored } = words(row)
    changeRow(cache, from, { id: row.id, change: () => undefined })
    const written = deletion.mutateAsync(input(row))
    const undo = () => restoration.mutate(input(row), { onSuccess: () => toast({ type: 'success', text: restored }) })
    const id = toast({
      type: 'success', text: deleted,
      // an undo that is quicker than the server waits for it
      buttons: [{ text: undoText, onClick: () => void written.then(undo, () => undefined) }],
    })
    // the shell has said why it was refused
    written.then(() => onDeleted?.(row), () => dismissToast(id))
  }
}
