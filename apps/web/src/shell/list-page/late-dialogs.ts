import { lazyPart } from '#lib/lazy-part'

// A list is read before anything is changed in it, so its dialogs come when they are opened.
export const RefusedDialog = lazyPart(() => import('./refused-dialog.tsx'), 'RefusedDialog')
export const TagDialog = lazyPart(() => import('./tag-dialog.tsx'), 'TagDialog')
export const RefusedList = lazyPart(() => import('./refused-list.tsx'), 'RefusedList')
