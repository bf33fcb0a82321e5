import {
  exportProgram,
  getProgramPaper,
  updateProgramSettings,
  prepareOwnVersion,
  duplicateProgram,
  getProgram,
  updateProgram,
} from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { clientOf, lonelyClientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { programOf, programUserOf } from '../scene.testing.ts'

const house = await testHouse()
const { as, given } = house

/** A client has a release of a program whose draft has gone on. */
async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const program = await programOf(house, team)
  const programUserId = await programUserOf(house, team, { clientId, program })
  await as(team.coach).call(updateProgram, { id: program.id, title: 'Solo una bozza', description: 'Non ancora' })
  return { team, clientId, program, has: { id: program.id, programUserId }, coach: as(team.coach) }
}

test('the team reads what a client has, and the draft where no assignment is named', async () => {
  const { coach, program, has } = await scene()
  expect(await coach.call(getProgram, { id: program.id })).toMatchObject({ title: 'Solo una bozza', release: null })
  expect(await coach.call(getProgram, has)).toMatchObject({
    title: 'Forza base',
    description: '',
    client: { name: 'Martina Bellini' },
    release: { number: 1 },
    programUsers: [{ id: has.programUserId }],
    may: { update: false, duplicate: true },
  })
  const paper = await coach.call(getProgramPaper, has)
  expect(paper).toMatchObject({ title: 'Forza base', client: 'Martina Bellini', description: '', releasedAt: expect.any(String) })
  expect((await coach.call(getProgramPaper, { id: program.id })).releasedAt).toBeNull()
  const { body } = await coach.ask(exportProgram, { ...has, format: 'json' })
  expect(body).toMatchObject({ title: 'Forza base', description: '' })
})

test('the paper of an assignment shows the columns that its client sees, and the data all of them', async () => {
  const { team, coach, program, has } = await scene()
  await as(team.admin).call(updateProgramSettings, { clientColumns: ['reps'] })
  expect((await coach.call(getProgramPaper, has)).headings.cells).toEqual(['Rip / tempo'])
  expect((await coach.call(getProgramPaper, { id: program.id })).headings.cells).toContain('Carico')
  expect((await coach.call(getProgram, has)).weekList[0]?.days[0]?.workouts[0]?.exercises[0]?.weight).toBe('60')
})

test('an address from before the client had their own version still leads to what they have', async () => {
  const { coach, has } = await scene()
  const { programId } = await coach.call(prepareOwnVersion, { id: has.programUserId })
  await coach.call(updateProgram, { id: programId, description: 'Per lei' })
  expect(await coach.call(getProgram, has)).toMatchObject({ id: programId, title: 'Forza base' })
})

test('an assignment of another client, another program or another coach’s client is not there', async () => {
  const { team, coach, program, has } = await scene()
  const lonelyId = await lonelyClientOf(house, team)
  const lonely = { id: program.id, programUserId: await programUserOf(house, team, { clientId: lonelyId, program }) }
  const other = await programOf(house, team)
  const absent = await coach.ask(getProgram, { id: program.id, programUserId: newId() })
  expect(absent.status).toBe(404)
  for (const input of [lonely, { ...has, id: other.id }])
    for (const endpoint of [getProgram, getProgramPaper, duplicateProgram]) {
      const { status, body } = await coach.ask(endpoint, input)
      expect([status, body]).toEqual([404, absent.body])
    }
  expect((await as(team.admin).call(getProgram, lonely)).release).toMatchObject({ number: 2 })
  expect((await as(team.nutritionist).ask(getProgram, has)).status).toBe(403)
  // a client names their own assignments alone
  expect((await as(team.client).ask(getProgram, lonely)).body).toEqual(absent.body)
})
