import { createStore } from '#lib/store'

/** The dialog that is open over the editor; one at a time. */
export type EditorDialog =
  | { kind: 'name'; id: string; cell: 'name' | 'title'; title: string; value: string }
  | { kind: 'note'; id: string; cell: 'note' | 'description'; title: string; value: string }
  | { kind: 'progression'; weekId: string }
  | { kind: 'sets'; rowId: string }
  | { kind: 'row progression'; rowIds: readonly string[] }
  | { kind: 'exercise'; groupId: string; afterId: string | undefined; rowId?: string | undefined }
  | { kind: 'row'; rowId: string }
  | { kind: 'drawer' }

export const dialog = createStore<EditorDialog | undefined>(undefined)

export const openDialog = (next: EditorDialog): void => dialog.set(next)
export const closeDialog = (): void => dialog.set(undefined)
