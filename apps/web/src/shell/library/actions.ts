import type { RowCall } from '@allenio/contract'
import { useCall, type Endpoint } from '#lib/api'
import { useDelete } from '#ui/deletion'
import { toast } from '#ui/toast'
import { goTo } from '../routing/navigate.ts'
import { useLibraryWords } from './words.ts'

/** A row of a library is called by its name or by its title. */
export type LibraryRow = { id: string } & ({ name: string } | { title: string })

export const nameOf = (row: LibraryRow): string => ('name' in row ? row.name : row.title)

/** How a list tells its rows apart, and what it calls them. */
export const namedRows = { rowKey: ({ id }: { id: string }) => id, rowName: nameOf }

interface CloneOptions {
  clone: RowCall<LibraryRow>
  /** The toast's words about the copy. */
  text: (name: string) => string
  hrefOf: (row: { id: string }) => string
}

/** Copies a row of the library. */
export function useClone({ clone, text, hrefOf }: CloneOptions) {
  const t = useLibraryWords()
  const { mutate, isPending } = useCall(clone, {
    onSuccess: copy =>
      toast({ type: 'success', text: text(nameOf(copy)), buttons: [{ text: t('open'), onClick: () => goTo(hrefOf(copy)) }] }),
  })
  return {
    isCloning: isPending,
    clone: (id: string) => mutate({ id }),
    /** Opens the copy, to go on with it. */
    cloneAndOpen: (id: string) => mutate({ id }, { onSuccess: ({ data }) => goTo(hrefOf(data), { replace: true }) }),
  }
}

interface DeletionOptions {
  /** The list from which the row disappears. */
  from: Endpoint
  remove: RowCall
  restore: RowCall<LibraryRow>
  /** How "eliminato" ends. */
  ending: 'o' | 'a'
  onDeleted?: (() => void) | undefined
}

/** Deletes a row of the library, and undeletes it from the toast or from among the deleted ones. */
export function useDeletion({ from, remove, restore, ending, onDeleted }: DeletionOptions) {
  const t = useLibraryWords()
  const restoration = useCall(restore, { onSuccess: row => toast({ type: 'success', text: t('undeleted', { name: nameOf(row) }) }) })
  return {
    remove: useDelete<Endpoint, RowCall, RowCall, LibraryRow>({
      from,
      remove,
      restore,
      input: ({ id }) => ({ id }),
      words: row => ({ deleted: t('deleted', { name: nameOf(row), ending }), restored: t('undeleted', { name: nameOf(row) }) }),
      ...(onDeleted && { onDeleted }),
    }),
    undelete: ({ id }: { id: string }) => restoration.mutate({ id }),
  }
}
