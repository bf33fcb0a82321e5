import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { limitTo, sql } from '#platform/db'
import { useFiles } from './engine.ts'
import { MissingBytes, type StoredBytes } from './store.ts'

const keysAtOnce = 1000

interface StoredKey {
  key: string
}

/** All kept bytes by their keys, for backup and restore. What is still arriving is not among them: it is sent again. */
export const storedFiles = () => ({
  async *list(): AsyncIterable<string> {
    const { database } = useFiles()
    for (let after = ''; ;) {
      const rows = await database.withSystem('read', db =>
        db.many<StoredKey>(sql`
        select key from (select storage_key as key from files union all select thumb_key from files where thumb_key is not null) all_keys
        where key > ${after} order by key ${limitTo(keysAtOnce)}`),
      )
      for (const { key } of rows) yield key
      const last = rows.at(-1)
      if (!last || rows.length < keysAtOnce) return
      after = last.key
    }
  },
  erase: (keys: readonly string[]): Promise<void> => useFiles().store.erase(keys),
  read: (key: string): Promise<StoredBytes> => useFiles().store.get(key),
  /** Answers whether the store did not have the key before. */
  async write(key: string, bytes: Readable): Promise<boolean> {
    const isNew = !(await isStored(key))
    const folder = await mkdtemp(join(tmpdir(), 'allenio-restore-'))
    try {
      const path = join(folder, 'file')
      await pipeline(bytes, createWriteStream(path))
      await useFiles().store.put(key, path)
      return isNew
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

async function isStored(key: string): Promise<boolean> {
  try {
    const { body } = await useFiles().store.get(key)
    body.destroy()
    return true
  } catch (error) {
    if (error instanceof MissingBytes) return false
    throw error
  }
}
