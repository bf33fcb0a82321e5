import type { Operation } from '@allenio/contract/documents'
import type { DocumentRows, Steps } from '@allenio/domain/documents'
import type { FollowedStore } from '#lib/store'
import type { NoticeBook } from './notices.ts'

export type DocumentStatus =
  | { state: 'loading' }
  /** It is neither on this device nor in reach. */
  | { state: 'unreachable'; error: unknown }
  | { state: 'saved'; at: number }
  | { state: 'saving' }
  /** Without a network the edits are kept on the device. */
  | { state: 'kept' }
  /** They cannot be sent, and the device has no room for them. */
  | { state: 'in page alone' }
  | { state: 'refused'; sentence: string }
  /** It was deleted, or taken away from this person; unsent edits are still on the device. */
  | { state: 'gone' }

export interface OpenDocument {
  /** The rows with one's own edits, deleted ones included. */
  rows: FollowedStore<DocumentRows>
  status: FollowedStore<DocumentStatus>
  /** It was made on this device, and has not been read from the server since. */
  isNew: FollowedStore<boolean>
  steps: FollowedStore<Steps>
  /** One gesture, which one undo takes back; a gesture of several parts passes the same id each time. */
  edit: (operations: readonly Operation[], gestureId?: string) => void
  /** False where there is nothing to undo. */
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
