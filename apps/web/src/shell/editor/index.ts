// A door of its own: what stands behind #shell is in the file that every page loads.

export { EditorFrame } from './editor-frame.tsx'
export type { EditorFrameProps } from './editor-frame.tsx'
export type { RowWording } from './row-wording.ts'
export { useDocumentSession, WhenRead } from './document-session.tsx'
export { historyKey, type HistoryPlace } from './history-place.ts'
export { useHistory } from './use-history.ts'
export { useTypedCell } from './use-typed-cell.ts'
export { placeIn, placeText, rowVisitors } from './row-visitors.ts'

/** Colleagues in a part of the page: nobody waits for their names. */
export { PlaceVisitors } from './place-visitors.tsx'

/** A dialog, and so it comes when it is opened. */
export { WhenSaved } from './when-saved.tsx'
