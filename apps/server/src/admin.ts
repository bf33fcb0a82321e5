import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ConfigError, ensureSecret, installConfig, loadConfig, loadEnvFile } from '#platform/config'
import { AppError } from '#platform/errors'
import { reasonOf } from '#platform/log'
import { describeInstallation, requireInstallation } from './installation.ts'
import { usage } from './usage.ts'

const diskFull =
  'The disk is nearly full, and its reserve is kept for the database (DISK_RESERVE_PERCENT, DISK_RESERVE_MB). ' +
  'Nothing was written: make room, or name a file on another disk.'
const isDiskFull = (error: unknown) => error instanceof AppError && error.code === 'disk full'

/** Commands that a new installation may begin with. */
const beginnings = new Set(['restore', 'migrate', 'create-super-admin'])

// `npm run admin -- <command> …` uses the database of the running app, or starts it until the command is done.
const [name = 'help', ...args] = process.argv.slice(2)
// each line of a command begins with its name
const isCommand = usage.split('\n').some(line => line.startsWith(`  ${name} `))

try {
  if (isCommand) await runCommand()
  else {
    console.error(usage)
    process.exitCode = name === 'help' ? 0 : 1
  }
} catch (error) {
  const sentences = error instanceof ConfigError ? error.mistakes : [isDiskFull(error) ? diskFull : reasonOf(error)]
  for (const sentence of sentences) console.error(sentence)
  process.exitCode = 1
}

async function runCommand(): Promise<void> {
  const envFile = loadEnvFile(process.env)
  const config = loadConfig(process.env)
  console.error(describeInstallation(config, envFile))
  requireInstallation(config, { isNew: beginnings.has(name) })
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
  const installed = installConfig(config, await ensureSecret(config.dataDir, config.secretKey))
  // the areas take seconds to load, and a refusal needs none of them
  const [{ areas }, { commands }, { gatherContributions }] = await Promise.all([
    import('./areas.ts'),
    import('./commands.ts'),
    import('#platform/contributions'),
  ])
  gatherContributions(areas)
  const command = commands[name]
  if (!command) throw new Error(usage)
  await command({ config: installed, args, say: line => console.log(line), warn: line => console.error(line), resolve })
}
