import { messageLimits, type MessageType } from '@allenio/contract/chat'
import { firstNameMark } from '@allenio/contract/chat-desk'
import type { FileKind } from '@allenio/contract/files'

/** Puts the client's first name where the text asks for it. */
export const withFirstName = (text: string, firstName: string): string => text.replaceAll(firstNameMark, () => firstName)

/** The beginning of a message, without cutting a letter in two. */
export function excerptOf(text: string): string {
  const letters = Array.from(text.slice(0, messageLimits.excerpt * 2 + 2))
  if (letters.length <= messageLimits.excerpt) return text
  return `${letters
    .slice(0, messageLimits.excerpt - 1)
    .join('')
    .trimEnd()}…`
}

interface SniffedFile {
  kind: FileKind
  mimeType: string
}

/** The type of a message with this file; it is a voice note only if the bytes are audio. */
export const messageKindOf = ({ kind, mimeType }: SniffedFile, requestedType: MessageType | undefined): MessageType =>
  requestedType === 'voice' && mimeType.startsWith('audio/') ? 'voice' : kind
