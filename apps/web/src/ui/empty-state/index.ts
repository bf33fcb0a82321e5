export { EmptyState } from './empty-state.tsx'
export type { EmptyStateProps, Way } from './empty-state.tsx'
