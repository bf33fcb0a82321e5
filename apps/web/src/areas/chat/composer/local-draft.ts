import type { ChatDraft } from '@allenio/contract/chat'

/** A draft as this device keeps it; `base` is the version that the server had then. */
export interface LocalDraft extends ChatDraft {
  base: ChatDraft
}

export const noDraft: ChatDraft = { text: '', isNote: false }

export const isSameDraft = (one: ChatDraft, other: ChatDraft): boolean =>
  one.text === other.text && (one.isNote === other.isNote || one.text === '')

export function parseDraft(value: unknown): LocalDraft | undefined {
  if (!isDraft(value) || !('base' in value) || !isDraft(value.base)) return undefined
  // an empty draft is a message, the more usual kind, and not a team note
  return { text: value.text, isNote: value.isNote && value.text !== '', base: { text: value.base.text, isNote: value.base.isNote } }
}

const isDraft = (value: unknown): value is ChatDraft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'isNote' in value &&
  typeof value.isNote === 'boolean'

/** The draft was written on this device and the server does not have it yet. */
export const isUnshared = (value: LocalDraft): boolean => !isSameDraft(value, value.base)

/** Returns this device's own draft, or the shared one if this device has nothing that the server does not know. */
export function currentDraft(value: LocalDraft | undefined, shared: ChatDraft): LocalDraft {
  const isOwn = value !== undefined && (isUnshared(value) || isSameDraft(value, shared))
  return isOwn ? value : { ...shared, base: shared }
}

/**
 * Returns the draft with the server's as its base once the server has the same text, so that other devices may continue it
 * from there. A tab may load a draft that another tab has not yet stored as shared: without this it would keep the text that
 * the other tab sends.
 */
export function confirmedDraft(value: LocalDraft, shared: ChatDraft): LocalDraft | undefined {
  return isSameDraft(value, shared) && !isSameDraft(value.base, shared) ? { ...value, base: shared } : undefined
}
