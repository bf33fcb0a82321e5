import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sql } from '#platform/db'
import { explainWithout } from './query-plans.ts'
import { readServerSources } from './server-sources.ts'
import { testHouse } from './test-house.ts'

const { database } = await testHouse()
const statement = sql`select id from workspaces order by name`

test('a plan is read with the settings that were asked for', async () => {
  expect(await database.withSystem('write', db => explainWithout(db, ['seqscan', 'sort'], statement))).toContain('Scan')
})

test('outside of a transaction, where a setting does not hold, a plan is refused', async () => {
  await expect(database.withSystem('read', db => explainWithout(db, ['seqscan'], statement))).rejects.toThrow('seqscan is on')
})

test('no test sets the planner in another way, which nothing would prove', () => {
  const folder = join(import.meta.dirname, '..')
  const others = globSync('**/*.test.ts', { cwd: folder }).filter(file => /enable_[a-z]+/.test(readFileSync(join(folder, file), 'utf8')))
  expect(others).toEqual([])
})

test('the handle alone says which workspace a connection is in, and so which rows the policies let through', () => {
  const sources = readServerSources().filter(({ text }) => /app\.workspace_id/.test(text))
  // the check for a pooler asks whether two connections share what one of them has set
  expect(sources.map(({ path }) => path).toSorted()).toEqual(['platform/db/database.ts', 'platform/db/pooler-check.ts'])
})
