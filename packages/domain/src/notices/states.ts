import type { NoticeStatus } from '@allenio/contract/notices'
import { dayIn, momentOf } from '@allenio/domain/days'

export interface NoticeDates {
  publishedAt: string | null
  withdrawnAt: string | null
  /** The last day on which clients see it. */
  visibleUntil: string | null
}

const rome = 'Europe/Rome'

/** A notice is published when its readers are known, however late that is; until then it is scheduled. */
export function statusOf({ publishedAt, withdrawnAt, visibleUntil }: NoticeDates, now = new Date()): NoticeStatus {
  if (withdrawnAt !== null) return 'withdrawn'
  if (publishedAt === null) return 'scheduled'
  return visibleUntil !== null && visibleUntil < dayIn(rome, now) ? 'expired' : 'published'
}

/** The moment of a day and an hour in Rome; of the hour that comes twice in October, the first one. */
export const publishMoment = ({ day, time }: { day: string; time: string }): string => new Date(momentOf(day, time, rome)).toISOString()
