import { createStore } from '#lib/store'

/** A name that the library does not know, with the rows that bear it. */
export interface UnknownName {
  name: string
  rowIds: readonly string[]
}

/** The dialog that is open over the editor; one at a time. */
export type EditorDialog =
  | { kind: 'name'; id: string; cell: 'name' | 'title'; title: string; value: string }
  | { kind: 'note'; id: string; cell: 'note' | 'description'; title: string; value: string }
  | { kind: 'progression'; weekId: string }
  | { kind: 'sets'; rowId: string }
  | { kind: 'row progression'; rowIds: readonly string[] }
  | { kind: 'exercise'; groupId: string; afterId: string | undefined; rowId?: string | undefined; typed?: string | undefined }
  | { kind: 'row'; rowId: string }
  | { kind: 'drawer' }
  | { kind: 'keys' }
  /** A table that was copied elsewhere stands for the file. */
  | { kind: 'import file'; pasted?: readonly (readonly string[])[] }
  | { kind: 'import program' }
  | { kind: 'names'; names: readonly UnknownName[] }

export const dialog = createStore<EditorDialog | undefined>(undefined)

export const openDialog = (next: EditorDialog): void => dialog.set(next)
export const closeDialog = (): void => dialog.set(undefined)
