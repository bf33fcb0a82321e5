import { join } from 'node:path'
import { childEnv, root, run, stopAll, stoppedBy } from './children.mjs'
import { prepare } from './prepare.mjs'
import { say } from './say.mjs'

const main = 'apps/server/src/main.ts'
const quietNode = '--disable-warning=ExperimentalWarning'
// a small young generation is collected more often and saves fifty megabytes of memory
const leanNode = '--max-semi-space-size=8'

// after Ctrl-C the exit code is 0, because npm would report any other code as an error
const afterStop = ({ code, signal }) => (stoppedBy() && (signal || code === 130) ? 0 : code)

export async function start(args) {
  const node = await prepare({ web: true })
  if (stoppedBy()) return 0
  return afterStop(await run(node, [quietNode, leanNode, main, ...args], { env: childEnv(node), ownGroup: true }))
}

/** The server starts again at every change of its sources, the web reloads in the browser by itself. */
export async function develop(args) {
  const node = await prepare()
  if (stoppedBy()) return 0
  const port = process.env.WEB_PORT ?? '5173'
  say(`Open http://localhost:${port} (it passes API calls on to port ${process.env.PORT ?? '3000'})`)
  const env = childEnv(node, { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' })
  const both = [
    run(node, ['--watch', '--watch-preserve-output', quietNode, main, ...args], {
      env,
      ownGroup: true,
      onLine: line => say(`server | ${line}`),
    }),
    run('vite', ['--port', port, '--strictPort', '--clearScreen', 'false'], {
      env,
      cwd: join(root, 'apps/web'),
      ownGroup: true,
      onLine: line => say(`web    | ${line}`),
    }),
  ]
  const first = await Promise.race(both)
  // our signal has already reached both processes
  if (!stoppedBy()) stopAll()
  await Promise.all(both)
  return afterStop(first)
}
