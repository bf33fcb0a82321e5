export { Badge, Count, StatusIcon, STATUSES } from './badge.tsx'
export type { BadgeProps, CountProps, Status } from './badge.tsx'
