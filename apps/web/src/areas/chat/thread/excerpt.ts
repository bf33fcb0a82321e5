import type { MessageType } from '@allenio/contract/chat'
import { IconFile, IconMicrophone, IconMovie, IconPhoto } from '@tabler/icons-react'
import { useThreadWords } from './words.ts'

interface ExcerptSource {
  type: MessageType
  message: string
  deletedAt: string | null
  filename?: string | null
}

const icons = { image: IconPhoto, video: IconMovie, other: IconFile, voice: IconMicrophone, text: undefined } as const

export const useExcerpt = () => excerptIn(useThreadWords())

/** A message in one line: its text, otherwise the kind of its file. */
export const excerptIn =
  (t: ReturnType<typeof useThreadWords>) =>
  ({ type, message, deletedAt, filename }: ExcerptSource) => {
    if (deletedAt !== null) return { icon: undefined, text: t('deleted') }
    const kind = { image: t('photo'), video: t('video'), other: filename ?? t('file'), voice: t('voice'), text: '' }[type]
    return { icon: icons[type], text: message.trim() || kind }
  }
