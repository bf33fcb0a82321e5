// A door of its own: it comes with the first row that is chosen, and not with the list.
export { DeletionBar } from './deletion-bar.tsx'
