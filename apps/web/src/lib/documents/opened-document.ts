import type { Operation } from '@allenio/contract/documents'
import type { DocumentRows, Steps } from '@allenio/domain/documents'
import type { FollowedStore } from '#lib/store'
import type { NoticeBook } from './notices.ts'

export type DocumentStatus =
  | { state: 'loading' }
  /** The document is not stored on this device, and the server cannot be reached. */
  | { state: 'unreachable'; error: unknown }
  | { state: 'saved'; at: number }
  | { state: 'saving' }
  /** There is no network; the edits are stored on the device. */
  | { state: 'kept' }
  /** The edits cannot be sent, and the device has no room to store them. */
  | { state: 'in page alone' }
  | { state: 'refused'; sentence: string }
  /** The document was deleted, or this person may no longer see it; unsent edits are still on the device. */
  | { state: 'gone' }

export interface OpenDocument {
  /** The rows with one's own edits, deleted ones included. */
  rows: FollowedStore<DocumentRows>
  status: FollowedStore<DocumentStatus>
  /** The document was made on this device, and has not been read from the server since. */
  isNew: FollowedStore<boolean>
  steps: FollowedStore<Steps>
  /** Makes one gesture, which one undo reverts; a gesture of several parts passes the same id each time. */
  edit: (operations: readonly Operation[], gestureId?: string) => void
  /** Undoes the last gesture; false where there is none. */
  undo: () => boolean
  redo: () => boolean
  /** Edits that crossed with those of others, until they are dismissed. */
  notices: NoticeBook['notices']
  dismissNotice: NoticeBook['dismiss']
  /** The operations that have not reached the server, oldest first. */
  unsent: () => readonly Operation[]
  /** Asks the server again, for example because this person may have lost the document. */
  lookAgain: () => void
  close: () => void
}
