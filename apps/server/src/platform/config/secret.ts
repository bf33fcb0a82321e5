import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The installation's own secret: from configuration, else made at the first start and kept beside the data. */
export async function ensureSecret(dataDir: string, configured: string | undefined): Promise<string> {
  if (configured) return configured
  const file = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await readFile(file, 'utf8')).trim()
}
