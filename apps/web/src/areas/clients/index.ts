// only exports, because any other statement would load all of these modules with the app's first file
export { adherenceFrom } from './adherence.ts'
export { clientQuery, showClient } from './data.ts'
export { clientOverview } from './overview/part.ts'
export type { Addition, ClientSummary, OverviewFigure, OverviewPart } from './overview/part.ts'
export { clientVerb } from './palette/client-verb.ts'
export { InviteUninvited } from './invite/uninvited.tsx'
export { LimitNotice } from './form/limit-notice.tsx'
export { ClientRail } from './marks/client-rail.tsx'
export { AskConsent } from './consents/agreement.tsx'
export { OwnPause } from './pauses/own-pause.tsx'
export { PauseDialog } from './pauses/pause-dialog.tsx'
export { RecordConsent } from './consents/record-consent.tsx'
export { SubscriptionDialog } from './detail/subscription-dialog.tsx'
export { UninvitedRow } from './invite/uninvited.tsx'
export {
  adherenceColumns,
  agendaSources,
  attentionSteps,
  bulkTools,
  clientAssignments,
  clientContacts,
  clientFrame,
  clientMarks,
  clientPanelParts,
  clientPart,
  clientRails,
  clientSideParts,
  clientSteps,
  clientTabs,
  clientWarnings,
  homeBlocks,
  intakeWays,
  offlineReads,
  ownBlocks,
  ownEntrances,
  ownHeroes,
  ownPart,
  ownTab,
} from './slots.ts'
export type {
  AdherenceColumn,
  AgendaDays,
  AgendaEntry,
  AgendaRead,
  AgendaScope,
  AttentionDetail,
  AttentionStep,
  BulkClient,
  ClientInNeed,
  ClientRailPlace,
} from './slots.ts'
