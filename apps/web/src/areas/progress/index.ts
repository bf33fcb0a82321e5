export { useNearestPhotos, type NearestPhotos } from './near/use-nearest-photos.tsx'
