export { useNearestPhotos } from './near/use-nearest-photos.tsx'
export { PosePhotos, preloadCamera, type PoseFiles } from './own/pose-photos.tsx'
/** The comparison of photos, over any page. */
export { CompareFiles } from './late-parts.ts'
