import type { StoredBytes } from '@allenio/contract/files'
import { useConfig } from '#platform/config'
import { countedBytes, type StorageUse } from '#platform/files'

const present = (use: StorageUse, limit: number): StoredBytes => {
  const { images, videos, others, deleted, arriving } = use
  return { images, videos, others, deleted, arriving, used: countedBytes(use), limit: limit || null }
}

export const presentWorkspaceUse = (use: StorageUse): StoredBytes => present(use, useConfig().storage.ofWorkspace)

export const presentPersonUse = (use: StorageUse): StoredBytes => present(use, useConfig().storage.ofPerson)
