export { refreshCheck } from './refresh-check.ts'
export { BUILD, fetchAhead, guardChunks, reloadOnce } from './chunks.ts'
export { settle, useHasSettled, whenSettled } from './settled.ts'
export { followServiceWorker } from './service-worker.ts'
