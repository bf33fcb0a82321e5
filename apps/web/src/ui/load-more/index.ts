export { LoadMore } from './load-more.tsx'
export type { LoadMoreProps } from './load-more.tsx'
