import { RichText } from '@allenio/contract/forms/rich-text'

/** What somebody was writing, and upon which version. */
export interface NoteDraft {
  noteUpdatedAt: string | null
  document: RichText
}

export const emptyNote: RichText = { type: 'doc', content: [] }

/** A draft may have been written by an older version of the app. */
export function readNoteDraft(kept: unknown): NoteDraft | undefined {
  if (typeof kept !== 'object' || kept === null || !('document' in kept) || !('noteUpdatedAt' in kept)) return undefined
  const { noteUpdatedAt } = kept
  const document = RichText.safeParse(kept.document)
  if (!document.success || (noteUpdatedAt !== null && typeof noteUpdatedAt !== 'string')) return undefined
  return { noteUpdatedAt, document: document.data }
}

/** One below the other, under a heading that says which is whose. */
export const bothNotes = (mine: RichText, theirs: RichText, heading: string): RichText => ({
  type: 'doc',
  content: [...mine.content, { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] }, ...theirs.content],
})

/** What a client's unsaved note is kept under on the device. */
export const noteDraftName = (clientId: string) => `note ${clientId}`
