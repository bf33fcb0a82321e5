import { useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '#lib/lazy-part'
import type { GalleryItem } from './gallery.tsx'

/** Pictures and films over the whole page. The viewer is loaded with the first one that is opened. */
export const Gallery = lazyPart(() => import('./gallery.tsx'), 'Gallery')

/** A gallery that stays mounted after the first picture was opened, because closing is animated. */
export function useGallery(items: () => GalleryItem[]): { open: (id: string) => void; gallery: ReactNode } {
  const [openId, setOpenId] = useState<string>()
  const [wasOpen, setWasOpen] = useState(false)
  const show = (id: string | undefined) => {
    setWasOpen(true)
    setOpenId(id)
  }
  return { open: show, gallery: wasOpen && <Gallery items={items()} shown={openId} onShow={show} /> }
}
