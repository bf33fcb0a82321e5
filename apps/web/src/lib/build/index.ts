export { BUILD } from './build.ts'
export { fetchAhead, guardChunks, reloadOnce } from './chunks.ts'
export { refreshCheck } from './refresh-check.ts'
export { followServiceWorker } from './service-worker.ts'
