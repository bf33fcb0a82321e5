export { Skeleton, SkeletonCard, SkeletonLines, SkeletonPage, SkeletonRows, Waiting } from './skeleton.tsx'
export type { SkeletonProps, SkeletonRowsProps } from './skeleton.tsx'
