export { LinkShare } from './link-share.tsx'
export type { LinkShareProps } from './link-share.tsx'
