import { RichText } from '@allenio/contract/forms/rich-text'

/** An unsaved advice. A file is not part of it, because an upload expires sooner than a draft. */
export interface AdviceDraft {
  title: string
  document: RichText
}

export const emptyAdvice: AdviceDraft = { title: '', document: { type: 'doc', content: [] } }

export function readAdviceDraft(storedDraft: unknown): AdviceDraft | undefined {
  if (typeof storedDraft !== 'object' || storedDraft === null || !('document' in storedDraft) || !('title' in storedDraft)) return undefined
  const document = RichText.safeParse(storedDraft.document)
  return document.success && typeof storedDraft.title === 'string' ? { title: storedDraft.title, document: document.data } : undefined
}
