import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '#platform/config'
import { requireInstallation } from '../installation.ts'
import { killStartedPrograms, startProgram } from './started-program.ts'
import { ownHouse } from './test-house.ts'
import { testSecret } from './test-server.ts'

// The commands are run as an operator runs them: in a shell that has none of the server's settings.

const admin = join(import.meta.dirname, '..', 'admin.ts')
const { given, prepared } = await ownHouse({ runsJobs: false, because: 'commands of other processes work on its database' })
const folder = await mkdtemp(join(tmpdir(), 'allenio-admin-'))
afterAll(async () => {
  await killStartedPrograms()
  await rm(folder, { recursive: true, force: true })
})

const run = (args: readonly string[], env: Readonly<Record<string, string>>) => startProgram(admin, { args, env, cwd: folder }).finished()

async function writeSettings(name: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const file = join(folder, name)
  await writeFile(
    file,
    `# settings of the server\n${Object.entries(settings)
      .map(([key, value]) => `${key}='${value}'\n`)
      .join('')}`,
  )
  return file
}

const ofServer = {
  DATABASE_URL: prepared.owner,
  DATABASE_APP_URL: prepared.app,
  DATABASE_SYSTEM_URL: prepared.system,
  SECRET_KEY: testSecret,
}

test('a backup works on the database of the environment file, and says so without its password', async () => {
  await given.team()
  const dataDir = join(folder, 'data-of-server')
  await mkdir(dataDir)
  const file = await writeSettings('allenio.env', { ...ofServer, DATA_DIR: dataDir })
  const target = join(folder, 'all.tar.gz')
  const { code, out, err } = await run(['backup', target], { ALLENIO_ENV: file })
  expect([code, out]).toEqual([0, expect.stringMatching(/all\.tar\.gz: \d+ tables, \d{3,} rows, 0 files/)])
  const { pathname, password } = new URL(prepared.owner)
  expect(err.trim().split('\n')).toEqual([expect.stringContaining(`Database: ${pathname.slice(1)} at `)])
  expect(err).toContain(`Files: ${join(dataDir, 'files')}. Settings: ${file}.`)
  expect(err).not.toContain(password)

  const ofShell = join(folder, 'of-shell')
  const refused = await run(['backup', target], { ALLENIO_ENV: file, DATA_DIR: ofShell })
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(`The data folder ${ofShell} does not exist.`)])
}, 120_000)

test('a command of an installation that is there begins no other', async () => {
  const empty = join(folder, 'empty')
  await mkdir(empty)
  const { code, out, err } = await run(['backup', join(folder, 'nothing.tar.gz')], { DATA_DIR: empty })
  expect([code, out, err]).toEqual([1, '', expect.stringContaining(`There is no database in ${empty}.`)])
  expect(await readdir(empty)).toEqual([])
  expect(await readdir(folder)).not.toContain('nothing.tar.gz')

  const requireFor = (env: Readonly<Record<string, string>>, isNew = false) => requireInstallation(loadConfig(env), { isNew })
  const absent = join(folder, 'absent')
  expect(() => requireFor({ DATA_DIR: absent })).toThrow(`The data folder ${absent} does not exist.`)
  expect(() => requireFor({ DATA_DIR: absent }, true)).toThrow(`The data folder ${absent} does not exist.`)
  expect(() => requireFor({ DATA_DIR: empty, DATABASE_URL: prepared.owner })).toThrow('is neither in SECRET_KEY nor in')
  requireFor({ DATA_DIR: empty, ...ofServer })
  requireFor({ DATA_DIR: empty }, true)
}, 120_000)
