export { Gallery } from './gallery.tsx'
export type { GalleryItem, GalleryProps } from './gallery.tsx'
