// it only passes on, so that whoever takes one thing from it does not load the rest
export { foldersQuery } from './data.ts'
export { ChooseFolder, FolderChip, FolderPanel, FolderSelect } from './parts.ts'
export { folderOptions, pathOf } from './tree.ts'
export { useFolderActions } from './actions/use-folder-actions.tsx'
export { startDrag } from './panel/drag-and-drop.ts'
