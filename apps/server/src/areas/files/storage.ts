import type { BusinessBytes, StoredBytes } from '@allenio/contract/files'
import { useConfig } from '#platform/config'
import { countedBytes, type StorageUse } from '#platform/files'

const present = (use: StorageUse, limit: number): StoredBytes => {
  const { images, videos, others, deleted, arriving } = use
  return { images, videos, others, deleted, arriving, used: countedBytes(use), limit: limit || null }
}

export const presentWorkspaceUse = (use: StorageUse): BusinessBytes => ({
  ...present(use, useConfig().storage.ofWorkspace),
  documents: use.documents,
})

export const presentPersonUse = (use: StorageUse): StoredBytes => present(use, useConfig().storage.ofPerson)
