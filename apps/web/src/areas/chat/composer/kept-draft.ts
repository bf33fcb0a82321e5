import type { ChatDraft } from '@allenio/contract/chat-messages'

/** A draft as this device keeps it; `base` is the version that the server had then. */
export interface KeptDraft extends ChatDraft {
  base: ChatDraft
}

export const noDraft: ChatDraft = { text: '', isNote: false }

export const isSameDraft = (one: ChatDraft, other: ChatDraft): boolean =>
  one.text === other.text && (one.isNote === other.isNote || one.text === '')

export function readKept(kept: unknown): KeptDraft | undefined {
  if (!isDraft(kept) || !('base' in kept) || !isDraft(kept.base)) return undefined
  // an empty draft is a message, the more usual kind, and not a team note
  return { text: kept.text, isNote: kept.isNote && kept.text !== '', base: { text: kept.base.text, isNote: kept.base.isNote } }
}

const isDraft = (kept: unknown): kept is ChatDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'isNote' in kept &&
  typeof kept.isNote === 'boolean'

/** The draft was written on this device and the server does not have it yet. */
export const isUnshared = (kept: KeptDraft): boolean => !isSameDraft(kept, kept.base)

/** This device's own draft, or the shared one if this device has nothing that the server does not know. */
export function begunDraft(kept: KeptDraft | undefined, shared: ChatDraft): KeptDraft {
  const isOwn = kept !== undefined && (isUnshared(kept) || isSameDraft(kept, shared))
  return isOwn ? kept : { ...shared, base: shared }
}
