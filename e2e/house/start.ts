import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInDemo } from './api.ts'

const root = join(import.meta.dirname, '..', '..')

/** Starts the real app on a fresh data folder with its demo data, once for the whole run. */
export default async function start() {
  const house = await startHouse()
  process.env['ALLENIO_URL'] = house.url
  await signInDemo()
  return async () => {
    const output = await house.stop()
    await writeFile(join(root, 'artifacts', 'e2e-server.log'), output).catch(() => undefined)
  }
}

export interface House {
  url: string
  /** Stops the app. Returns what it has printed. */
  stop(): Promise<string>
}

/** The longest first start. The app first makes the database, the library and the demo: minutes on a slow machine. */
const firstStartMs = 240_000

/** Starts a new installation; its address replaces `{url}` in the configuration. */
export async function startHouse(configured: Readonly<Record<string, string>> = {}): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'allenio-e2e-'))
  // for root, PostgreSQL runs under another account, which needs access to the folder
  await chmod(dataDir, 0o711)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const own = Object.fromEntries(Object.entries(configured).map(([name, value]) => [name, value.replace('{url}', url)]))
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'on',
      REQUEST_LIMIT: '0',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      STRICT_OUTPUT: 'true',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      SMTP_URL: '',
      ...own,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  server.stdout.on('data', data => output.push(String(data)))
  server.stderr.on('data', data => output.push(String(data)))
  await waitForAnswer(`${url}/health/ready`, server, output)
  return {
    url,
    async stop() {
      server.kill('SIGTERM')
      await new Promise(resolve => server.once('exit', resolve))
      await rm(dataDir, { recursive: true, force: true })
      return output.join('')
    },
  }
}

async function waitForAnswer(url: string, server: ChildProcess, output: readonly string[]): Promise<void> {
  for (const end = Date.now() + firstStartMs; Date.now() < end;) {
    if (server.exitCode !== null) throw new Error(`The server ended:\n${output.join('')}`)
    const isReady = await fetch(url).then(
      answer => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`The server did not get ready:\n${output.join('')}`)
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
