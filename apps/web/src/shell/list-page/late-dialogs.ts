// A list is read before anything is changed in it, so its dialogs come when they are opened.
export { RefusedDialog } from './refused-dialog.tsx'
export { TagDialog } from './tag-dialog.tsx'
export { RefusedList } from './refused-list.tsx'
