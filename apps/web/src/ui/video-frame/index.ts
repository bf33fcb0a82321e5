export { providerNames, videoAddress, VideoFrame } from './video-frame.tsx'
export type { VideoProvider } from './video-frame.tsx'
