import type { FileKind } from '@allenio/contract/files'
import type { Growth } from './store.ts'

export interface FileRow {
  workspace_id: string
  id: string
  person_id: string | null
  name: string
  mime_type: string
  kind: FileKind
  bytes: number
  width: number | null
  height: number | null
  storage_key: string
  thumb_key: string | null
  thumb_bytes: number | null
  created_at: string
  deleted_at: string | null
}

/** What a whole upload turned out to be. */
export interface Outcome {
  name: string
  mimeType: string
  kind: FileKind
  /** Of what was sent, before we made a picture smaller. */
  sentBytes: number
  bytes: number
  width: number | null
  height: number | null
  storageKey: string
  thumbKey: string | null
  thumbBytes: number | null
}

export interface UploadRow {
  workspace_id: string
  id: string
  person_id: string
  name: string
  mime_type: string
  bytes: number
  received: number
  growth: Growth
  outcome: Outcome | null
  expires_at: string
}
