import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ConfigError, ensureSecret, installConfig, loadConfig } from '#platform/config'
import { gatherContributions } from '#platform/contributions'
import { AppError } from '#platform/errors'
import { reasonOf } from '#platform/log'
import { areas } from './areas.ts'
import { commands, usage } from './commands.ts'

const diskFull =
  'The disk is nearly full, and its reserve is kept for the database (DISK_RESERVE_PERCENT, DISK_RESERVE_MB). ' +
  'Nothing was written: make room, or name a file on another disk.'
const isDiskFull = (error: unknown) => error instanceof AppError && error.code === 'disk full'

// `npm run admin -- <command> …` uses the database of the running app, or starts it until the command is done.
const [name = 'help', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

try {
  if (!command) {
    console.error(usage)
    process.exitCode = name === 'help' ? 0 : 1
  } else {
    gatherContributions(areas)
    const config = loadConfig(process.env)
    await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
    const installed = installConfig(config, await ensureSecret(config.dataDir, config.secretKey))
    await command({ config: installed, args, say: line => console.log(line), warn: line => console.error(line), resolve })
  }
} catch (error) {
  const sentences = error instanceof ConfigError ? error.mistakes : [isDiskFull(error) ? diskFull : reasonOf(error)]
  for (const sentence of sentences) console.error(sentence)
  process.exitCode = 1
}
