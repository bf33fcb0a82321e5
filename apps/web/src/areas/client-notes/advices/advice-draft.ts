import { RichText } from '@allenio/contract/forms/rich-text'

/** An unsaved advice. A file is not part of it, because an upload expires sooner than a draft. */
export interface AdviceDraft {
  title: string
  document: RichText
}

export const emptyAdvice: AdviceDraft = { title: '', document: { type: 'doc', content: [] } }

export function readAdviceDraft(kept: unknown): AdviceDraft | undefined {
  if (typeof kept !== 'object' || kept === null || !('document' in kept) || !('title' in kept)) return undefined
  const document = RichText.safeParse(kept.document)
  return document.success && typeof kept.title === 'string' ? { title: kept.title, document: document.data } : undefined
}
