import { RichText } from '@allenio/contract/forms/rich-text'
import { richTextMaxBytes } from '@allenio/contract/rich-text'

export const emptyDocument: RichText = { type: 'doc', content: [] }

/** Whether the server accepts a document, asked before it is sent. */
export const fits = (document: RichText): boolean =>
  new TextEncoder().encode(JSON.stringify(document)).length <= richTextMaxBytes && RichText.safeParse(document).success

/** An unsaved note, and the version that it changes. */
export interface NoteDraft {
  noteUpdatedAt: string | null
  document: RichText
}

/** The name under which the device stores a client's unsaved note. */
export const noteDraftName = (clientId: string) => `note ${clientId}`

/** A draft may have been written by an older version of the app. */
export function parseNoteDraft(stored: unknown): NoteDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('document' in stored) || !('noteUpdatedAt' in stored)) return undefined
  const { noteUpdatedAt } = stored
  const { success, data: document } = RichText.safeParse(stored.document)
  if (!success || (noteUpdatedAt !== null && typeof noteUpdatedAt !== 'string')) return undefined
  return { noteUpdatedAt, document }
}

/** Joins both notes, one below the other, under a heading that says whose the second one is. */
export const bothNotes = (own: RichText, other: RichText, heading: string): RichText => ({
  type: 'doc',
  content: [...own.content, { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] }, ...other.content],
})

/** An unsaved advice. A file is not part of it, because an upload expires sooner than a draft. */
export interface AdviceDraft {
  title: string
  document: RichText
}

export function parseAdviceDraft(stored: unknown): AdviceDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('document' in stored) || !('title' in stored)) return undefined
  const { success, data: document } = RichText.safeParse(stored.document)
  return success && typeof stored.title === 'string' ? { title: stored.title, document } : undefined
}
