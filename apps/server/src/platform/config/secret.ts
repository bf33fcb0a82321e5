import { randomBytes } from 'node:crypto'
import { access, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The installation's own secret: from configuration, else made at the first start and kept beside the data. */
export async function ensureSecret(dataDir: string, configured: string | undefined): Promise<string> {
  if (configured) return configured
  const file = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  try {
    await access(file)
  } catch {
    await makeSecret(file)
  }
  return (await readFile(file, 'utf8')).trim()
}

/** The file appears whole or not at all, because another process that starts now must not read an empty one. */
async function makeSecret(file: string): Promise<void> {
  const staged = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(staged, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  try {
    await link(staged, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(staged, { force: true })
  }
}
