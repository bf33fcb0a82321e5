export { Banner, BannerHost } from './banner.tsx'
export type { BannerProps } from './banner.tsx'
export { dismissBanner, showBanner } from './store.ts'
export type { BannerButton, BannerMessage, BannerType } from './store.ts'
