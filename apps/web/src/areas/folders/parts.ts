import { lazyPart } from '#lib/lazy-part'

/** The tree of folders beside a list. */
export const FolderPanel = lazyPart(() => import('./panel/folder-panel.tsx'), 'FolderPanel')

/** The choice of a folder as a chip among the filters, where the tree has no room. */
export const FolderChip = lazyPart(() => import('./choice/folder-chip.tsx'), 'FolderChip')

/** A dialog that asks into which folder something goes. */
export const ChooseFolder = lazyPart(() => import('./choice/choose-folder.tsx'), 'ChooseFolder')

/** The field of a form for the folder. */
export const FolderSelect = lazyPart(() => import('./choice/folder-select.tsx'), 'FolderSelect')
