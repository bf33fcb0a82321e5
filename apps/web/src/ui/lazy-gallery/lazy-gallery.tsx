import { useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '#lib/lazy-part'
import type { GalleryItem } from '#ui/gallery'

const Gallery = lazyPart(() => import('#ui/gallery'), 'Gallery')

/** A gallery that is loaded when the first picture is opened. It stays mounted afterwards, because closing is animated. */
export function useGallery(items: () => GalleryItem[]): { open: (id: string) => void; gallery: ReactNode } {
  const [openId, setOpenId] = useState<string>()
  const [wasOpen, setWasOpen] = useState(false)
  const show = (id: string | undefined) => {
    setWasOpen(true)
    setOpenId(id)
  }
  return { open: show, gallery: wasOpen && <Gallery items={items()} shown={openId} onShow={show} /> }
}
