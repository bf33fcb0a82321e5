import { spawn } from 'node:child_process'

export interface StartedProgram {
  /** The text that the program has printed to standard output. */
  said: () => string
  signal: (name: 'SIGTERM' | 'SIGINT') => void
  /** Waits for the end of the program. */
  finished: () => Promise<{ code: number | null; out: string; err: string }>
  ended: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => ReturnType<StartedProgram['finished']>
  /** Waits until the server has said its address. */
  isUp: () => Promise<void>
}

export interface StartOptions {
  env?: Readonly<Record<string, string>>
  args?: readonly string[]
  cwd?: string
}

const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
const bareEnv = {
  PATH,
  HOME,
  NODE_COMPILE_CACHE,
  // an installation on this machine must not lend its settings to a test
  ALLENIO_ENV: '',
  REQUEST_LIMIT: '0',
  LOG_LEVEL: 'error',
  DATABASE_WAIT_SECONDS: '0',
  DRAIN_SECONDS: '0',
}

/** Starts a program of ours as an operator does. */
export function startProgram(entry: string, { env = {}, args = [], cwd }: StartOptions = {}): StartedProgram {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry, ...args], {
    cwd,
    env: { ...bareEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', data => {
    out += String(data)
  })
  child.stderr.on('data', data => {
    err += String(data)
  })
  const exit = new Promise<number | null>(resolve => child.once('close', resolve))
  const finished = async () => ({ code: await exit, out, err })
  const ended: StartedProgram['ended'] = signal => {
    child.kill(signal)
    return finished()
  }
  running.add(ended)
  void exit.then(() => running.delete(ended))
  return {
    said: () => out,
    signal: name => void child.kill(name),
    finished,
    ended,
    async isUp() {
      const up = new Promise<'up'>(resolve =>
        child.stdout.on('data', () => {
          if (out.includes('Allenio is at')) resolve('up')
        }),
      )
      if ((await Promise.race([up, exit])) !== 'up') throw new Error(`it ended:\n${out}${err}`)
    },
  }
}

const running = new Set<StartedProgram['ended']>()

/** For the `afterAll` of a file that starts programs, before it drops their databases. */
export const killStartedPrograms = () => Promise.all([...running].map(end => end('SIGKILL')))
