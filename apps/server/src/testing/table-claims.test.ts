import pg from 'pg'
import { inject, expect, test } from 'vitest'
import { findTableFaults } from '#areas/account'
import { gatherContributions } from '#platform/contributions'
import { prepareDatabase, withDatabase } from '#platform/db'
import { makeLog } from '#platform/log'
import { unexportedTables } from '#platform/tables'
import { areas } from '../areas.ts'
import { openHouse } from '../house.ts'
import { ownHouse } from './test-house.ts'
import { asSuperuser, migrationsFolder, testSecret } from './test-server.ts'

const { config, database, prepared } = await ownHouse({ because: 'it makes a table that nobody claims' })
const name = new URL(prepared.owner).pathname.slice(1)
const change = (statement: string) => asSuperuser(withDatabase(inject('testServer').superuserUrl, name), statement)
async function valueOf(statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: prepared.owner })
  await client.connect()
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}
const findings = () => database.withSystem('read', findTableFaults)

// A table listed here is named in the `tables` of its area's export.ts or erase.ts, or contributed to unexportedTables
// with the reason. If one of them names it, its area is missing in areas.ts.
test('every table is exported, erased or left out with a reason', async () => {
  expect(await findings()).toEqual({ unknownTables: [], faults: [] })
})

test('an older version starts on the database of a newer one, and says in one line what it leaves alone', async () => {
  await change('create table diaries (id uuid primary key); alter table persons add column nickname text')
  await change(`insert into migrations (number, name, hash) values (9990, '9990_diaries.sql', 'x')`)
  await change(`update system_food_state set digest = repeat('f', 64)`)
  await change(`create temporary table newer as select * from pgboss.queue limit 1; update newer set name = 'newer', dead_letter = null;
    insert into pgboss.queue select * from newer; insert into pgboss.schedule (name, cron) values ('newer', '0 4 * * *')`)
  const lines: string[] = []
  const { owner: ownerUrl, app: appUrl, system: systemUrl } = prepared
  const newer = await prepareDatabase({ ownerUrl, appUrl, systemUrl, secretKey: testSecret, migrationsFolder })
  expect(newer.unknownMigrations).toEqual(['9990_diaries.sql'])
  const house = await openHouse({ config, prepared: newer, log: makeLog('warn', line => void lines.push(line)) })
  try {
    expect((await house.server.inject('/health/ready')).json()).toMatchObject({ ready: true })
    expect(await valueOf(`select digest from system_food_state`)).toBe('f'.repeat(64))
    expect(await valueOf(`select cron from pgboss.schedule where name = 'newer'`)).toBe('0 4 * * *')
    expect(lines.filter(line => line.includes('left alone')).map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'warn', migrations: '9990_diaries.sql', tables: 'diaries' }),
    ])
  } finally {
    await house.close()
  }
  await change('drop table diaries')
})

test('a table that does not exist, or is left out without a reason, is a fault', async () => {
  gatherContributions([...areas, { contributes: [unexportedTables({ dreams: ' ' })] }])
  expect((await findings()).faults).toEqual([
    "The table 'dreams' does not exist: an area's exporter, eraser or unexportedTables names it.",
    "The table 'dreams' is left out without a reason: write it down.",
  ])
  gatherContributions(areas)
})
