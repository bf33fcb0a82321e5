import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { limitTo, sql } from '#platform/db'
import { useFiles } from './engine.ts'
import type { StoredBytes } from './store.ts'

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
  read: (key: string): Promise<StoredBytes> => useFiles().store.get(key),
  async write(key: string, bytes: Readable): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'allenio-restore-'))
    try {
      const path = join(folder, 'file')
      await pipeline(bytes, createWriteStream(path))
      await useFiles().store.put(key, path)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})
