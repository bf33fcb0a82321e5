import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operation } from '@allenio/contract/documents'
import { editProgram, getProgramDocument, listProgramSteps, createProgram } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { installConfig, loadConfig } from '#platform/config'
import { makeDatabase, prepareDatabase } from '#platform/db'
import { installJobs } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { startEmbedded } from '#platform/postgres'
import { afterAll, expect, test } from 'vitest'
import { openHouse } from '../house.ts'
import { callerOf } from './calls.ts'
import { factories, type TestMember } from './given.ts'
import { closeSharedHouse } from './test-house.ts'
import { migrationsFolder, testSecret } from './test-server.ts'

// PostgreSQL is killed while two members edit one program: their devices send each edit until it is answered, and none is lost or doubled.

const dataDir = await mkdtemp(join(tmpdir(), 'allenio-programs-away-'))
await chmod(dataDir, 0o711)
const postgres = await startEmbedded({ dataDir, log: () => undefined })
const ownerUrl = await makeDatabase(name => postgres.superuserUrl(name), { name: 'programs_away', secretKey: testSecret })
const prepared = await prepareDatabase({ ownerUrl, secretKey: testSecret, migrationsFolder })
await installJobs(ownerUrl, prepared.roles)
await closeSharedHouse()
const config = installConfig(loadConfig({ DATA_DIR: dataDir, REQUEST_LIMIT: '0', DEMO: 'off' }), testSecret)
const house = await openHouse({ config, prepared, log: makeLog('silent') })
await house.startJobs()
const given = factories(house.database)
afterAll(async () => {
  await house.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const as = (person: { token: string }) => callerOf(house.server, person.token)
const weeksOfEach = 20

test('no edit is lost or doubled while PostgreSQL is killed again and again', async () => {
  const team = await given.team()
  const { id } = await as(team.coach).call(createProgram, { title: 'Forza base' })
  const { revision: base } = await as(team.coach).call(getProgramDocument, { id })
  let acknowledged = 0

  /** Adds a week and names it: two gestures, of which the second needs the first. */
  const edit = async (who: TestMember, name: string) => {
    const send = async (operation: Operation) => {
      const input = { id, base, batches: [{ id: newId(), gestureId: newId(), kind: 'edit' as const, operations: [operation] }] }
      for (;;) {
        const { status } = await as(who).ask(editProgram, input)
        if (status === 200) break
        expect([status, name]).toEqual([503, name])
      }
      acknowledged += 1
    }
    const weekId = newId()
    await send({ kind: 'insert', id: weekId, type: 'week', parentId: id, place: `k${name}V`, cells: {} })
    await send({ kind: 'set', id: weekId, cells: { name } })
  }
  const editors = [team.coach, team.admin]
  const editing = Promise.all(
    editors.map(async (who, at) => {
      for (let number = 0; number < weeksOfEach; number += 1) await edit(who, `${at}x${String(number).padStart(2, '0')}`)
    }),
  )
  for (const goal of [10, 30, 50]) {
    await expect.poll(() => acknowledged, { timeout: 60_000, interval: 5 }).toBeGreaterThan(goal)
    process.kill(postgres.pid, 'SIGKILL')
  }
  await editing

  const { rows, revision } = await as(team.admin).call(getProgramDocument, { id })
  const names = rows.flatMap(({ type, cells }) => (type === 'week' && typeof cells['name'] === 'string' ? [cells['name']] : []))
  const expected = editors.flatMap((_, at) =>
    Array.from({ length: weeksOfEach }, (__, number) => `${at}x${String(number).padStart(2, '0')}`),
  )
  expect(names.toSorted()).toEqual(expected)
  // one revision for each edit, whatever was sent again
  expect(revision - base).toBe(2 * expected.length)
  for (const who of editors) expect((await as(who).call(listProgramSteps, { id })).steps).toHaveLength(2 * weeksOfEach)
}, 120_000)
