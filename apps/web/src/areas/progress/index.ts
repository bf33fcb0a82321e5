export { useNearestPhotos } from './near/use-nearest-photos.tsx'
export { PosePhotos, preloadCamera, type PoseFiles } from './own/pose-photos.tsx'
