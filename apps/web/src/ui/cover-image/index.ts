export { CoverImage } from './cover-image.tsx'
