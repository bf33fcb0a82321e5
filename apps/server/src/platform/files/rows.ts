import type { FileKind } from '@allenio/contract/files'
import type { Row } from '#platform/db'

export type FileRow = Row<
  'files',
  | 'workspace_id'
  | 'id'
  | 'person_id'
  | 'name'
  | 'mime_type'
  | 'kind'
  | 'bytes'
  | 'width'
  | 'height'
  | 'storage_key'
  | 'thumb_key'
  | 'thumb_bytes'
  | 'created_at'
  | 'deleted_at'
>

/** The facts about an upload that are known once all its bytes are there. */
export interface Outcome {
  name: string
  mimeType: string
  kind: FileKind
  /** The bytes of the sent file, before a picture was made smaller. */
  sentBytes: number
  bytes: number
  width: number | null
  height: number | null
  storageKey: string
  thumbKey: string | null
  thumbBytes: number | null
  /** How long a film lasts, where it says so. */
  seconds?: number
  /** Facts about a picture as it was sent: its type, and whether nothing of it is transparent. */
  sentType?: string
  isOpaque?: boolean
  isSealed?: boolean
}

export type UploadRow = Row<
  'uploads',
  'workspace_id' | 'id' | 'person_id' | 'name' | 'mime_type' | 'bytes' | 'received' | 'growth' | 'outcome' | 'expires_at'
>
