import { lazyPart } from '#lib/lazy-part'
export { useNearestPhotos } from './near/use-nearest-photos.tsx'
export { PosePhotos, preloadCamera, type PoseFiles } from './own/pose-photos.tsx'
/** The comparison of photos, over any page. */
export const CompareFiles = lazyPart(() => import('./compare/compare-files.tsx'), 'CompareFiles')
