import { lazyPart } from '#lib/lazy-part'

export { clientQuery, showClient } from './data.ts'
export { clientOverview } from './overview/part.ts'
export type { Addition, ClientSummary, OverviewFigure, OverviewPart } from './overview/part.ts'
export { clientVerb } from './palette/client-verb.ts'
export {
  agendaSources,
  attentionSteps,
  bulkTools,
  clientContacts,
  clientFrame,
  clientPart,
  clientSteps,
  clientTabs,
  intakeWays,
  ownFrame,
  ownPart,
  ownTab,
} from './slots.ts'
export type { AgendaDays, AgendaEntry, AgendaRead, AgendaScope, AttentionStep, ClientInNeed } from './slots.ts'

export const InviteUninvited = lazyPart(() => import('./invite/uninvited.tsx'), 'InviteUninvited')
export const LimitNotice = lazyPart(() => import('./form/limit-notice.tsx'), 'LimitNotice')
export const SubscriptionDialog = lazyPart(() => import('./detail/subscription-dialog.tsx'), 'SubscriptionDialog')
export const UninvitedRow = lazyPart(() => import('./invite/uninvited.tsx'), 'UninvitedRow')
