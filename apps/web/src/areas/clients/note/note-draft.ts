import { Note } from '@allenio/contract/forms/client-notes'

/** What somebody was writing, and upon which version. */
export interface NoteDraft {
  noteUpdatedAt: string | null
  document: Note
}

export const emptyNote: Note = { type: 'doc', content: [] }

/** A draft may have been written by an older version of the app. */
export function readNoteDraft(kept: unknown): NoteDraft | undefined {
  if (typeof kept !== 'object' || kept === null || !('document' in kept) || !('noteUpdatedAt' in kept)) return undefined
  const { noteUpdatedAt } = kept
  const document = Note.safeParse(kept.document)
  if (!document.success || (noteUpdatedAt !== null && typeof noteUpdatedAt !== 'string')) return undefined
  return { noteUpdatedAt, document: document.data }
}

/** One below the other, under a heading that says which is whose. */
export const bothNotes = (mine: Note, theirs: Note, heading: string): Note => ({
  type: 'doc',
  content: [
    ...mine.content,
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] },
    ...theirs.content,
  ],
})
