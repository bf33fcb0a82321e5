import type { Language } from '@allenio/contract'
import type { ChatSettings } from '@allenio/contract/chat-desk'
import { isOpenAt, nextOpening, openingInWords } from '@allenio/domain/chat'

export type Notice = { isOpen: true } | { isOpen: false, when: string | undefined }

/** What a client who opens the chat at that moment is told. */
export function noticeAt(
  { availability, slots }: Pick<ChatSettings, 'availability' | 'slots'>, at: Date, language: Language,
): Notice {
  if (availability === 'always' || isOpenAt(slots, at)) return { isOpen: true }
  const opening = nextOpening(slots, at)
  return { isOpen: false, when: opening && openingInWords(language, opening) }
}
