import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkedKey } from './keys.ts'
import { MissingBytes, type Store } from './store.ts'

/** Files in a folder, fanned out so that no directory grows large. What is acknowledged survives a loss of power. */
export function localStore(root: string): Store {
  const pathOf = (key: string) => join(root, checkedKey(key))

  async function folderOf(path: string): Promise<string> {
    const folder = dirname(path)
    if (await mkdir(folder, { recursive: true, mode: 0o700 })) await flush(dirname(folder))
    return folder
  }

  return {
    async put(key, source) {
      const path = pathOf(key)
      const folder = await folderOf(path)
      await flush(source)
      await moveFile(source, path)
      await flush(folder)
    },
    async get(key, range) {
      const path = pathOf(key)
      const { size } = await stat(path).catch(asMissing)
      const body = createReadStream(path, range ? { start: range.start, end: range.end } : {})
      return { body, bytes: range ? Math.min(range.end + 1, size) - range.start : size }
    },
    async erase(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
    async grow(key, growth, { path: source, offset }) {
      const path = pathOf(key)
      const folder = await folderOf(path)
      // the file is written in place: the row tells how many bytes count, and a repeated part overwrites the rest of a crash
      const flags = offset === 0 ? 'w' : 'r+'
      await pipeline(createReadStream(source), createWriteStream(path, { flags, start: offset, mode: 0o600, flush: true }))
      if (offset === 0) await flush(folder)
      return growth
    },
    finishGrowth: async key => flush(pathOf(key)),
    abandonGrowth: async key => rm(pathOf(key), { force: true }),
  }
}

async function moveFile(source: string, path: string): Promise<void> {
  try {
    await rename(source, path)
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error
    const beside = `${path}.arriving`
    await copyFile(source, beside)
    await flush(beside)
    await rename(beside, path)
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function asMissing(error: unknown): never {
  if (hasCode(error, 'ENOENT')) throw new MissingBytes('no such file is kept')
  throw error
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
