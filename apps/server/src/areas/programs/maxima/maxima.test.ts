import { expect, test } from 'vitest'
import { editProgram, listTrainingMaxima } from '@allenio/contract/programs'
import { clientOf, testHouse } from '#testing'
import { batchOf, programOf } from '../scene.testing.ts'

const house = await testHouse()
const { as, given } = house

async function scene() {
  const team = await given.team()
  const program = await programOf(house, team)
  const { id, rowIds } = program
  const set = (rowId: string, cells: object) =>
    as(team.coach).call(editProgram, { id, base: 0, batches: [batchOf({ kind: 'set', id: rowId, cells: { ...cells } })] })
  const clientId = await clientOf(house, team)
  return { id, rowIds, set, list: () => as(team.coach).call(listTrainingMaxima, { id: clientId, programId: id }) }
}

test('before a program is given to a client, its lifts in percent are asked for, with their increases', async () => {
  const { id, rowIds, set, list } = await scene()
  expect(await list()).toMatchObject({ maxima: [], cycle: null })
  const cycle = { weeks: 3, increases: [{ key: 'name squat', unit: 'kg', value: 5 }] }
  await set(rowIds[0] ?? '', { load: '65/75/85%' })
  await set(id, { cycle })
  expect(await list()).toMatchObject({
    stepKg: 2.5,
    cycle,
    maxima: [{ key: 'name squat', exercise: { name: 'Squat' }, current: null, suggested: null, isPlanned: true }],
    may: { update: true },
  })
})

test.each([
  [{ weeks: 0, increases: [] }],
  [{ weeks: 4, increases: [{ key: 'name squat', unit: 'lb', value: 5 }] }],
  [{ weeks: 4, increases: [{ key: 'name squat', unit: 'kg', value: -5 }] }],
])('no program takes the cycle %j', async cycle => {
  const { id, set } = await scene()
  await expect(set(id, { cycle })).rejects.toMatchObject({ status: 422 })
})
