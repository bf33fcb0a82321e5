import { inject, expect, test } from 'vitest'
import { findTableFaults } from '#areas/account'
import { gatherContributions } from '#platform/contributions'
import { withDatabase } from '#platform/db'
import { makeLog } from '#platform/log'
import { unexportedTables } from '#platform/tables'
import { areas } from '../areas.ts'
import { openHouse } from '../house.ts'
import { ownHouse } from './test-house.ts'
import { asSuperuser } from './test-server.ts'

const { config, database, prepared } = await ownHouse({ because: 'it makes a table that nobody claims' })
const name = new URL(prepared.owner).pathname.slice(1)
const change = (statement: string) => asSuperuser(withDatabase(inject('testServer').superuserUrl, name), statement)
const faults = () => database.withSystem('read', findTableFaults)

test('every table is exported, erased or left out with a reason', async () => {
  expect(await faults()).toEqual([])
})

test('a table that no area accounts for stops the start with a sentence that says what to do', async () => {
  await change('create table diaries (id uuid primary key)')
  const opened = openHouse({ config, prepared, log: makeLog('silent') })
  await expect(opened).rejects.toThrow(/The table 'diaries' is neither exported, nor erased, nor left out: name it in the `tables` of/)
  await change('drop table diaries')
})

test('a table that does not exist, or is left out without a reason, is a fault too', async () => {
  gatherContributions([...areas, { contributes: [unexportedTables({ dreams: ' ' })] }])
  expect(await faults()).toEqual([
    "The table 'dreams' does not exist: an area's exporter, eraser or unexportedTables names it.",
    "The table 'dreams' is left out without a reason: write it down.",
  ])
  gatherContributions(areas)
})
