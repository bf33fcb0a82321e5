import { spawn } from 'node:child_process'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

const living = new Set()
let askedToStop
let lastForwarded = 0

/** The signal that ended our wait, if one did. */
export const stoppedBy = () => askedToStop

// In a terminal Ctrl-C arrives twice at once, from the kernel and from npm, and many programs take the second for "stop now".
const twin = 500

function forward(signal) {
  askedToStop ??= signal
  const now = performance.now()
  if (lastForwarded && now - lastForwarded < twin) return
  lastForwarded = now
  for (const { child, ownGroup } of living) {
    // the terminal has already sent it to the processes of our own group
    if (ownGroup || signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  if (!living.size) process.exit(exitAfter(signal))
}

const exitAfter = signal => ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })[signal]

export function stopSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal))
  if (!process.env.npm_lifecycle_event) return
  // a killed npm sends no signal, and the server would keep running unseen with the port and the data
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent && !askedToStop) forward('SIGTERM')
  }, 1000).unref()
}

/** Tools that npm installed and the Node that runs us come first. */
export const childEnv = (node, more = {}) => ({
  ...process.env,
  // what Node compiled once is read at the next start, which halves the start of a server
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.runtime/compiled'),
  ...more,
  PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
})

/**
 * Runs a program to its end. `capture` collects its output instead of showing it; `onLine` receives it line by line;
 * `ownGroup` shields it from the signals of the terminal.
 */
export function run(command, args, { env, cwd = root, capture = false, onLine, ownGroup = false, input = 'ignore' } = {}) {
  const output = capture || onLine ? 'pipe' : 'inherit'
  return new Promise(finish => {
    const child = spawn(command, args, { cwd, env, stdio: [input, output, output], detached: ownGroup })
    const entry = { child, ownGroup }
    living.add(entry)
    let text = ''
    const take = onLine ? byLine(onLine) : chunk => void (text += chunk)
    child.stdout?.setEncoding('utf8').on('data', take)
    child.stderr?.setEncoding('utf8').on('data', onLine ? byLine(onLine) : take)
    child.once('error', error => {
      living.delete(entry)
      finish({ code: 127, signal: null, text: error.message })
    })
    child.once('close', (code, signal) => {
      living.delete(entry)
      finish({ code: code ?? exitAfter(signal) ?? 1, signal, text })
    })
  })
}

function byLine(onLine) {
  let rest = ''
  return chunk => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
}

export function stopAll() {
  for (const { child } of living) child.kill('SIGTERM')
}
