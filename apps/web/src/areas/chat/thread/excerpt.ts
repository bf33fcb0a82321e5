import type { MessageType } from '@allenio/contract/chat-messages'
import { IconFile, IconMicrophone, IconMovie, IconPhoto } from '@tabler/icons-react'
import { useThreadWords } from '../words/thread.ts'

interface Excerpted {
  type: MessageType
  message: string
  deletedAt: string | null
  filename?: string | null
}

const icons = { image: IconPhoto, video: IconMovie, other: IconFile, voice: IconMicrophone, text: undefined } as const

/** A message in one line: what was written, else what was sent. */
export function useExcerpt() {
  const t = useThreadWords()
  return ({ type, message, deletedAt, filename }: Excerpted) => {
    if (deletedAt !== null) return { Icon: undefined, text: t('deleted') }
    const kind = { image: t('photo'), video: t('video'), other: filename ?? t('file'), voice: t('voice'), text: '' }[type]
    return { Icon: icons[type], text: message.trim() || kind }
  }
}
