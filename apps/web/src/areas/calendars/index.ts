import { lazyPart } from '#lib/lazy-part'

/** The dialogs of the agenda are loaded when somebody opens one. */
export const ExternalEventDialog = lazyPart(() => import('./event/event-dialog.tsx'), 'ExternalEventDialog')
export const ImportCalendarFile = lazyPart(() => import('./import/import-dialog.tsx'), 'ImportCalendarFile')
export { SyncCalendar } from './sync/sync-calendar.tsx'
