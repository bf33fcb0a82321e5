export { useNearestPhotos } from './near/use-nearest-photos.tsx'
