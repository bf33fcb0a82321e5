import { RichText } from '@allenio/contract/forms/rich-text'

/** An unsaved note, and the version that it changes. */
export interface NoteDraft {
  noteUpdatedAt: string | null
  document: RichText
}

export const emptyNote: RichText = { type: 'doc', content: [] }

/** A draft may have been written by an older version of the app. */
export function readNoteDraft(storedDraft: unknown): NoteDraft | undefined {
  if (typeof storedDraft !== 'object' || storedDraft === null || !('document' in storedDraft) || !('noteUpdatedAt' in storedDraft))
    return undefined
  const { noteUpdatedAt } = storedDraft
  const document = RichText.safeParse(storedDraft.document)
  if (!document.success || (noteUpdatedAt !== null && typeof noteUpdatedAt !== 'string')) return undefined
  return { noteUpdatedAt, document: document.data }
}

/** Joins both notes, one below the other, under a heading that says whose the second one is. */
export const bothNotes = (mine: RichText, theirs: RichText, heading: string): RichText => ({
  type: 'doc',
  content: [...mine.content, { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] }, ...theirs.content],
})

/** The key under which the device keeps a client's unsaved note. */
export const noteDraftName = (clientId: string) => `note ${clientId}`
