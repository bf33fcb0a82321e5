import { lazyPart } from '#lib/lazy-part'

// A door of its own: what stands behind #shell is in the file that every page loads.
export type { ListColumn } from './columns.ts'
export type { RowParts } from './list-table.tsx'
export type { BulkProps, WithoutIds } from './list-body.tsx'
export { ListPage } from './list-page.tsx'
export type { RefusedRow } from './refused-list.tsx'
export { DeletionBar } from './deletion-bar.tsx'
export { useBulk } from './use-bulk.ts'
export { useListPlace } from './use-list-place.ts'
export type { ListState } from './use-list-place.ts'
export { useSavedViews } from './use-saved-views.ts'
export type { ListViews } from './views.ts'

export const RefusedDialog = lazyPart(() => import('./refused-dialog.tsx'), 'RefusedDialog')
export const TagDialog = lazyPart(() => import('./tag-dialog.tsx'), 'TagDialog')
export const RefusedList = lazyPart(() => import('./refused-list.tsx'), 'RefusedList')
