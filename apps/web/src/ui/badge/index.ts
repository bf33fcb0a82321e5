export { Badge, Count, StatusIcon, statuses } from './badge.tsx'
export type { BadgeProps, CountProps, Status } from './badge.tsx'
