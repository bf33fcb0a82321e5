export { useGallery } from './lazy-gallery.tsx'
