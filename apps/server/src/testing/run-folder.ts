import { chmod, mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
// a run fills less than half a gigabyte; a container often has 64 MB there
const enoughBytes = 2e9
const prefix = 'allenio-test-'

/**
 * The folder of temporary files for one run and its workers. It lies in memory where there is enough: hundreds of databases are
 * made and dropped, and a disk that records each of their thousand files takes a quarter of the run's processor time.
 */
export async function openRunFolder() {
  const parent = (await hasRoom(memory)) ? memory : tmpdir()
  await removeAbandoned(parent)
  const path = join(parent, `${prefix}${process.pid}`)
  await mkdir(path)
  // when we are root, PostgreSQL runs under another account, which must be able to pass through this folder
  await chmod(path, 0o711)
  const previous = process.env['TMPDIR']
  process.env['TMPDIR'] = path
  return {
    path,
    async remove() {
      if (previous === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = previous
      await rm(path, { recursive: true, force: true })
    },
  }
}

const hasRoom = (folder: string) =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize > enoughBytes,
    () => false,
  )

/** A run that was killed could not remove its folder, and memory is too dear to leave it there. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length) : Number.NaN)
    if (pid && (pid === process.pid || !isAlive(pid))) await rm(join(parent, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // the process of another account may not be asked
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
