import { correctCreditPack, createCreditPack, deleteCreditPack, listCredits, listOwnCredits } from '@allenio/contract/credits'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { makeLog } from '#platform/log'
import { clientOf, race, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { sweepEndedCredits } from './endings.ts'
import { grantCredits, returnCredits, useCredits, withdrawCredits } from './packs.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()

async function scene() {
  const team = await given.team()
  const id = await clientOf(house, team)
  const inTeam = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(team.workspaceId, 'write', work)
  const grant = (amount: number, more: object = {}) => as(team.coach).call(createCreditPack, { id, packId: newId(), amount, ...more })
  const statement = () => as(team.admin).call(listCredits, { id })
  const entries = async () => (await statement()).entries.map(({ amount, balance, cause }) => [amount, balance, cause])
  const charge = (bookingId: string, amount = 1, day = today) => ({
    bookingId,
    clientId: id,
    kind: { id: newId(), name: 'Pilates' },
    startsAt: new Date(`${day}T12:00:00Z`).toISOString(),
    zone: 'Europe/Rome',
    day,
    amount,
    authorId: null,
  })
  return { team, id, inTeam, grant, statement, entries, charge }
}

test('credits are granted once by the same call, and a client reads their own statement', async () => {
  const { team, id, statement } = await scene()
  const pack = { id, packId: newId(), amount: 10, note: 'Pacchetto da dieci' }
  await as(team.coach).call(createCreditPack, pack)
  await as(team.coach).call(createCreditPack, pack)
  expect(await statement()).toMatchObject({
    balance: 10,
    packs: [{ amount: 10, remaining: 10 }],
    entries: [{ note: 'Pacchetto da dieci' }],
  })
  const own = await as(team.client).call(listOwnCredits, {})
  expect(own).toMatchObject({ balance: 10, packs: [{ may: { correct: false, delete: false } }], entries: [{ addedBy: null }] })
})

test('what ends first is used first, and two packs pay together', async () => {
  const { inTeam, grant, statement, charge } = await scene()
  const late = await grant(5, { untilDay: addDays(today, 60) })
  const soon = await grant(1, { untilDay: addDays(today, 10) })
  expect(await inTeam(db => useCredits(db, charge(newId(), 3)))).toBe(true)
  const { packs } = await statement()
  expect(new Map(packs.map(pack => [pack.id, pack.remaining]))).toEqual(
    new Map([
      [late.id, 3],
      [soon.id, 0],
    ]),
  )
})

test('too few are not used at all', async () => {
  const { inTeam, grant, charge, entries } = await scene()
  await grant(2)
  expect(await inTeam(db => useCredits(db, charge(newId(), 3)))).toBe(false)
  expect(await entries()).toEqual([[2, 2, 'granted']])
})

test('a pack that will have ended by the day of the appointment does not pay it', async () => {
  const { inTeam, grant, charge } = await scene()
  await grant(2, { untilDay: addDays(today, 3) })
  expect(await inTeam(db => useCredits(db, charge(newId(), 1, addDays(today, 4))))).toBe(false)
  expect(await inTeam(db => useCredits(db, charge(newId(), 1, addDays(today, 3))))).toBe(true)
})

test('what was used comes back once, also into a pack that has ended', async () => {
  const { inTeam, grant, charge, statement } = await scene()
  const pack = await grant(2, { untilDay: addDays(today, 3) })
  const bookingId = newId()
  await inTeam(db => useCredits(db, charge(bookingId, 2)))
  await inTeam(db => db.run(sql`update credit_packs set until_day = ${addDays(today, -1)} where id = ${pack.id}`))
  const back = () => inTeam(db => returnCredits(db, { bookingId, cause: 'returned', note: '', authorId: null }))
  expect([await back(), await back()]).toEqual([2, 0])
  expect(await statement()).toMatchObject({ balance: 2, packs: [{ remaining: 2, untilDay: addDays(today, 14) }] })
})

test('a correction over somebody else’s is refused', async () => {
  const { team, id, grant, entries } = await scene()
  const { id: packId } = await grant(10)
  const correct = (remaining: number, writtenOver: number) =>
    as(team.coach).ask(correctCreditPack, { id, packId, remaining, writtenOver, untilDay: null, note: 'Contati al banco' })
  expect((await correct(8, 10)).status).toBe(200)
  expect((await correct(9, 10)).body.code).toBe('changed meanwhile')
  expect(await entries()).toEqual([
    [-2, 8, 'corrected'],
    [10, 10, 'granted'],
  ])
})

test('a pack is taken back while nothing of it was used', async () => {
  const { team, id, inTeam, grant, charge, statement } = await scene()
  const { id: packId } = await grant(3)
  await as(team.coach).call(deleteCreditPack, { id, packId })
  expect((await statement()).balance).toBe(0)
  const used = await grant(3)
  await inTeam(db => useCredits(db, charge(newId())))
  expect((await as(team.coach).ask(deleteCreditPack, { id, packId: used.id })).body.code).toBe('credits used')
})

test('packs that have ended say so in the statement', async () => {
  const { inTeam, grant, entries } = await scene()
  const { id } = await grant(4, { untilDay: addDays(today, 3) })
  await inTeam(db => db.run(sql`update credit_packs set until_day = ${addDays(today, -2)} where id = ${id}`))
  const run = () =>
    sweepEndedCredits.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })
  await Promise.all([run(), run()])
  expect(await entries()).toEqual([
    [-4, 0, 'expired'],
    [4, 4, 'granted'],
  ])
})

test('another area grants once for one cause, and takes back what is left', async () => {
  const { id, inTeam, charge, entries } = await scene()
  const causeId = newId()
  const grant = () =>
    inTeam(db =>
      grantCredits(db, {
        packId: newId(),
        clientId: id,
        kindId: null,
        amount: 10,
        untilDay: null,
        cause: 'package',
        causeId,
        note: '',
        authorId: null,
      }),
    )
  await Promise.all([grant(), grant()])
  await inTeam(db => useCredits(db, charge(newId(), 4)))
  expect(await inTeam(db => withdrawCredits(db, { causeId, note: 'Rimborso', authorId: null }))).toBe(6)
  expect(await entries()).toEqual([
    [-6, 0, 'taken'],
    [-4, 6, 'booked'],
    [10, 10, 'package'],
  ])
})

test('packs of many at once stay within the maximum', async () => {
  const { team, id, inTeam } = await scene()
  await inTeam(db =>
    db.run(sql`
    insert into credit_packs (id, client_id, amount, remaining, from_day, cause)
    select gen_random_uuid(), ${id}::uuid, 1, 1, current_date, 'granted' from generate_series(1, 199)`),
  )
  const { passed, codes } = await race(() => as(team.coach).ask(createCreditPack, { id, packId: newId(), amount: 1 }))
  expect([passed, codes]).toEqual([1, ['too many credits']])
})

test.each([
  ['none', { amount: 0 }, 'invalid input'],
  ['501', { amount: 501 }, 'invalid input'],
  ['some that have ended', { amount: 1, untilDay: addDays(today, -1) }, 'credits end before today'],
  ['some for a kind that is not there', { amount: 1, kindId: newId() }, 'not found'],
])('%s cannot be granted', async (_, fields, code) => {
  const { team, id } = await scene()
  expect((await as(team.coach).ask(createCreditPack, { id, packId: newId(), ...fields })).body.code).toBe(code)
})
