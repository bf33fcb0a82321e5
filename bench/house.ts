import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '..')
const main = join(root, 'apps/server/src/main.ts')

/** The flags of `npm start`. */
export const serverFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8']

export interface House {
  url: string
  dataDir: string
  pid: number
  /** The address of the database, for benches that write data or compare with plain SQL. */
  databaseUrl(): Promise<string>
  close(): Promise<void>
}

export interface HouseOptions {
  dataDir?: string
  entry?: string
  env?: Record<string, string>
}

/** The app as its own process on a fresh data folder with demo data. */
export async function openHouse({ dataDir, entry = main, env = {} }: HouseOptions = {}): Promise<House> {
  const folder = dataDir ?? (await freshFolder())
  const port = await freePort()
  const environment = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(port),
    DEMO: 'on',
    REQUEST_LIMIT: '0',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    SMTP_URL: '',
    ...env,
  }
  const child = spawn(process.execPath, [...serverFlags, entry], { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const url = `http://localhost:${port}`
  await waitForAnswer(url, child)
  return {
    url,
    dataDir: folder,
    pid: child.pid ?? 0,
    databaseUrl: async () => {
      const admin = join(root, 'apps/server/src/admin.ts')
      const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', admin, 'database-url'], {
        env: environment,
      })
      return stdout.trim()
    },
    async close() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await new Promise(resolve => child.once('exit', resolve))
      if (!dataDir) await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'allenio-bench-'))
  // when we are root, PostgreSQL runs under another account, which must be able to pass through this folder
  await chmod(folder, 0o711)
  return folder
}

export async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  const output: string[] = []
  child.stdout?.on('data', data => output.push(String(data)))
  child.stderr?.on('data', data => output.push(String(data)))
  // on a busy machine the demo data take their time; the bench of the start measures it, this only waits
  const end = Date.now() + 300_000
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The app ended:\n${output.join('')}`)
    if (
      await fetch(`${url}/health/ready`).then(
        answer => answer.ok,
        () => false,
      )
    )
      return
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  throw new Error(`The app did not answer:\n${output.join('')}`)
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export async function signIn(url: string, email = 'admin@demo.allenio.test'): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'allenio-demo' }),
  })
  const body = (await answer.json()) as { data?: { access_token?: string } } // the envelope of every call
  if (!body.data?.access_token) throw new Error(`The demo account did not get in: ${JSON.stringify(body)}`)
  return body.data.access_token
}
