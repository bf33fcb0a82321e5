import { RichText } from '@allenio/contract/forms/rich-text'

/** What somebody was writing; a file is not kept: an upload lives shorter than a draft. */
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
