export { PullToRefresh } from './pull-to-refresh.tsx'
export type { PullToRefreshProps } from './pull-to-refresh.tsx'
