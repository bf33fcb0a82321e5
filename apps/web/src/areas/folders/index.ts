// only exports, so that an importer of one thing does not load the others
export { foldersQuery } from './data.ts'
export { ChooseFolder, FolderChip, FolderPanel, FolderSelect } from './parts.ts'
export { folderOptions, pathOf } from './tree.ts'
export { useFolderActions } from './actions/use-folder-actions.tsx'
export { startDrag } from './panel/drag-and-drop.ts'
