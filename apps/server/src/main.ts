import { mkdir } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { ConfigError, ensureSecret, installConfig, loadConfig, loadEnvFile, type InstalledConfig } from '#platform/config'
import { makeLog, reasonOf } from '#platform/log'
import { freeStartMemory, limitStart } from '#platform/processes'
import { openDatabasePlace } from './database-place.ts'
import type { House } from './house.ts'

const startMs = 60_000
const say = (line: string) => console.log(line)

/** Loading the areas takes as long as starting PostgreSQL, which needs none of them. */
const loadParts = () => Promise.all([import('./house.ts'), import('./demo.ts')])

try {
  await run()
} catch (error) {
  for (const sentence of sentencesOf(error)) console.error(sentence)
  process.exit(1)
}

async function run(): Promise<void> {
  const config = await loadInstalledConfig()
  const log = makeLog(config.logLevel)
  const place = await openDatabasePlace(config, say, loadParts)
  let house: House | undefined
  let isStopping = false
  const draining = new AbortController()
  const start = limitStart(startMs)

  async function stop(code: number): Promise<void> {
    // a second signal means that the operator does not want to wait
    if (isStopping) return draining.abort()
    isStopping = true
    const drainMs = house?.server.server.listening ? config.drainMs : 0
    // a stop that hangs is cut short, because acknowledged writes are already safe
    setTimeout(() => process.exit(1), drainMs + 20_000).unref()
    // meanwhile the node answers that it is not ready, and a proxy sends callers elsewhere
    await pause(drainMs, undefined, { signal: draining.signal }).catch(() => undefined)
    await house?.close().catch(error => console.error(reasonOf(error)))
    await place.leave().catch(error => console.error(reasonOf(error)))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  process.on('unhandledRejection', error => log.error('nobody handled a rejection', { reason: reasonOf(error) }))

  try {
    const [{ openHouse }, { ensureDemo }] = await loadParts()
    house = await start.within(() =>
      openHouse({ config, prepared: place.prepared, log, isStopping: () => isStopping, onStep: step => start.enter(step) }),
    )
    // has no limit, because it writes for minutes on a slow machine
    const accounts = await ensureDemo(config, house)
    const { server } = house
    start.enter('listening')
    await start.within(() => server.listen({ host: config.host, port: config.port }))
    say(`Allenio is at ${config.baseUrl}`)
    // last, because a job may call the server
    await house.startJobs()
    // a server that is killed would leave nothing for the next start
    flushCompileCache()
    freeStartMemory()
    if (accounts.length) say(`Demo accounts, all with the password allenio-demo:\n${accounts.map(each => `  ${each}`).join('\n')}`)
  } catch (error) {
    for (const sentence of sentencesOf(error, config)) console.error(sentence)
    await stop(1)
  }
}

async function loadInstalledConfig(): Promise<InstalledConfig> {
  const envFile = loadEnvFile(process.env, { mayBeClosed: true })
  if (envFile) say(`Settings are read from ${envFile}`)
  const config = loadConfig(process.env)
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
  return installConfig(config, await ensureSecret(config.dataDir, config.secretKey))
}

function sentencesOf(error: unknown, config?: InstalledConfig): string[] {
  if (error instanceof ConfigError) return error.mistakes.map(mistake => `Configuration: ${mistake}`)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return [`Port ${config?.port} is taken by another program. Choose another with PORT=…`]
  if (code === 'EACCES' && config) return [`Port ${config.port} may not be used by this account. Choose one above 1023 with PORT=…`]
  return [reasonOf(error)]
}
