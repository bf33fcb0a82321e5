import { lazy } from 'react'

/** Why no client can be added, where the plan has no place left. */
export const LimitNotice = lazy(async () => ({ default: (await import('./form/limit-notice.tsx')).LimitNotice }))

/** Where a subscription's end is changed, wherever one reads of it. */
export const SubscriptionDialog = lazy(async () => ({ default: (await import('./detail/subscription-dialog.tsx')).SubscriptionDialog }))
