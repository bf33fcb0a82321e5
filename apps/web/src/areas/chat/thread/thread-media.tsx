import type { Message } from '@allenio/contract/chat'
import { useFormats } from '#lib/formats'
import { Gallery, type GalleryItem } from '#ui/gallery'
import { useThreadWords } from './words.ts'

interface ThreadMediaProps {
  messages: readonly Message[]
  openId: string
  onShow: (id: string | undefined) => void
}

/** All photos and videos of the stretch, one after the other. */
export function ThreadMedia({ messages, openId, onShow }: ThreadMediaProps) {
  const t = useThreadWords()
  const { dayTime } = useFormats()
  const items = messages.flatMap(({ id, type, fileUrl, thumbUrl, filename, message, sender, isOwn, createdAt }): GalleryItem[] => {
    if (!fileUrl || (type !== 'image' && type !== 'video')) return []
    const name = isOwn ? t('you') : sender.name
    return [
      {
        id,
        kind: type,
        url: fileUrl,
        poster: (type === 'video' && thumbUrl) || undefined,
        alt: message || filename || (type === 'image' ? t('photo') : t('video')),
        caption: `${name}, ${dayTime(createdAt)}`,
        fileName: filename ?? undefined,
      },
    ]
  })
  return <Gallery items={items} shown={openId} onShow={onShow} />
}
