export { Gallery, useGallery } from './lazy-gallery.tsx'
export type { GalleryItem, GalleryProps } from './gallery.tsx'
