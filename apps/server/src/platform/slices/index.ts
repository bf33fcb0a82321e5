export { openPlaces } from './places.ts'
export { inSlices, streamOf } from './slices.ts'
