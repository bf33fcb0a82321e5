import { lazyPart } from '#lib/lazy-part'

export const InviteUninvited = lazyPart(() => import('./invite/uninvited.tsx'), 'InviteUninvited')
export const LimitNotice = lazyPart(() => import('./form/limit-notice.tsx'), 'LimitNotice')
export const RecordConsent = lazyPart(() => import('./consents/record-consent.tsx'), 'RecordConsent')
export const SubscriptionDialog = lazyPart(() => import('./detail/subscription-dialog.tsx'), 'SubscriptionDialog')
export const UninvitedRow = lazyPart(() => import('./invite/uninvited.tsx'), 'UninvitedRow')
