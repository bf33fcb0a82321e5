import { lazyPart } from '#lib/lazy-part'

export const HistoryPanel = lazyPart(() => import('./history-import/history-panel.tsx'), 'HistoryPanel')
