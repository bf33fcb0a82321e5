import { mkdir } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { ConfigError, ensureSecret, installConfig, loadConfig, type InstalledConfig } from '#platform/config'
import { makeLog, reasonOf } from '#platform/log'
import { freeStartMemory } from '#platform/processes'
import { openDatabasePlace } from './database-place.ts'
import type { House } from './house.ts'

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

  async function stop(code: number): Promise<void> {
    if (isStopping) return
    isStopping = true
    // a stop that hangs is cut short, because acknowledged writes are already safe
    setTimeout(() => process.exit(1), 20_000).unref()
    await house?.close().catch(error => console.error(reasonOf(error)))
    await place.leave().catch(error => console.error(reasonOf(error)))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  process.on('unhandledRejection', error => log.error('nobody handled a rejection', { reason: reasonOf(error) }))

  try {
    const [{ openHouse }, { ensureDemo }] = await loadParts()
    house = await openHouse({ config, prepared: place.prepared, log, isStopping: () => isStopping })
    const accounts = await ensureDemo(config, house)
    await house.server.listen({ host: config.host, port: config.port })
    say(`Allenio is at ${config.baseUrl}`)
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
