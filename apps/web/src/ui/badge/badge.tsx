import { IconAlertCircle, IconCircleCheck, IconClockExclamation, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './badge.module.css'
import { iconNode } from '#ui/icon'
import type { IconComponent } from '#ui/icon'

export const statuses = ['done', 'attention', 'error', 'note'] as const
export type Status = (typeof statuses)[number]

const iconsByState = {
  done: IconCircleCheck,
  attention: IconClockExclamation,
  error: IconAlertCircle,
  note: IconInfoCircle,
} as const satisfies Record<Status, unknown>

export function StatusIcon({ status }: { status: Status }) {
  const Icon = iconsByState[status]
  return <Icon stroke={1.5} aria-hidden />
}

export interface BadgeProps {
  /** sets the colour and the icon; without it the label is neutral */
  status?: Status | undefined
  /** replaces the icon of the status */
  icon?: IconComponent | ReactNode
  /** has no background, for use inside a sentence or a table */
  bare?: boolean
  children: ReactNode
}

export function Badge({ status, icon, bare, children }: BadgeProps) {
  return (
    <span className={classes(css.badge, status && css[status], bare && css.bare)}>
      {iconNode(icon) ?? (status && <StatusIcon status={status} />)}
      <span>{children}</span>
    </span>
  )
}

export type CountProps = { count: number; label: string; onSidebar?: boolean }

/** The number of unread or open things. It shows nothing at zero. */
export function Count({ count, label, onSidebar }: CountProps) {
  if (count <= 0) return null
  return (
    <span className={classes(css.count, onSidebar && css.sidebar)}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
