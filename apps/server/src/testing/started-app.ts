import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { killStartedPrograms, startProgram } from './started-program.ts'

const main = join(import.meta.dirname, '..', 'main.ts')

/** Starts the app in a process of its own, as an operator does. */
export const startApp = (env: Record<string, string>) => startProgram(main, { env })

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo // a server that listens on a port has an address of this type
  await new Promise(resolve => probe.close(resolve))
  return port
}

/** Makes folders that are removed after the tests of a file, once its apps have ended. */
export function freshFolders(): () => Promise<string> {
  const folders: string[] = []
  afterAll(async () => {
    await killStartedPrograms()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'allenio-start-'))
    await chmod(folder, 0o711)
    folders.push(folder)
    return folder
  }
}
