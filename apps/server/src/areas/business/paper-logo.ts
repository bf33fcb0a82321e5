import { buffer } from 'node:stream/consumers'
import type { WorkspaceDb } from '#platform/db'
import { findFile, useFiles, type FileRow } from '#platform/files'
import { readProfile } from './profile.ts'

// The logo within documents that clients get on paper.

export async function findLogoFile(db: WorkspaceDb, workspaceId: string): Promise<FileRow | undefined> {
  const { logo_file_id: logoId } = await readProfile(db, workspaceId)
  return logoId === null ? undefined : findFile(db, logoId)
}

/** A logo that cannot be read is left out: the document matters more. */
export async function readLogo({ thumb_key, storage_key }: FileRow): Promise<Buffer | undefined> {
  try {
    return await buffer((await useFiles().store.get(thumb_key ?? storage_key)).body)
  } catch {
    return undefined
  }
}
