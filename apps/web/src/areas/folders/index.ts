// only exports, so that an importer of one thing does not load the others
export { foldersQuery } from './data.ts'
/** A dialog that asks into which folder something goes. */
export { ChooseFolder } from './choice/choose-folder.tsx'
/** A chip among the filters that chooses a folder, where there is no room for the tree. */
export { FolderChip } from './choice/folder-chip.tsx'
/** The tree of folders beside a list. */
export { FolderPanel } from './panel/folder-panel.tsx'
/** The field of a form for the folder. */
export { FolderSelect } from './choice/folder-chip.tsx'
export { useFolderActions } from './actions/use-folder-actions.tsx'
export { startDrag } from './panel/drag-and-drop.ts'
