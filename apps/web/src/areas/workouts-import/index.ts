import { lazyPart } from '#lib/lazy-part'

/** The import of anybody's history, loaded when it is opened. */
export const HistoryOfAnyClient = lazyPart(() => import('./history/history-panel.tsx'), 'HistoryOfAnyClient')
