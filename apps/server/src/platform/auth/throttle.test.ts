import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countFailure, forgetFailures, freeTries, freeTriesOfAddress, refuseWhileBlocked } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { testHouse } from '#testing'

const { database } = await testHouse()
const write = <T>(work: (db: SystemDb) => Promise<T>) => database.withSystem('write', work)
type Subject = Parameters<typeof countFailure>[1][number]
const account = (): Subject => ({ kind: 'account', value: randomUUID() })
const address = (): Subject => ({ kind: 'address', value: randomUUID() })

const fail = async (times: number, ...subjects: Subject[]) => {
  for (let time = 0; time < times; time += 1) await write(db => countFailure(db, subjects))
}
/** For how many seconds it is refused; 0 when it is not. */
const waitOf = (...subjects: Subject[]) => write(db => refuseWhileBlocked(db, subjects)).then(() => 0, (error: unknown) => {
  if (error instanceof AppError && error.code === 'too many requests') return error.details.retryAfter ?? 0
  throw error
})
const passes = (subject: Subject, interval: string) => write(db => db.run(sql`
  update login_tries set last_at = last_at - ${interval}::interval, blocked_until = blocked_until - ${interval}::interval
  where subject_hash = sha256(convert_to(${`${subject.kind} ${subject.value}`}, 'UTF8'))`))

test('some tries are free, an address has more of them', async () => {
  const [one, office] = [account(), address()]
  await fail(freeTries - 1, one)
  await fail(freeTriesOfAddress - 1, office)
  expect([await waitOf(one), await waitOf(office)]).toEqual([0, 0])
  await fail(1, one, office)
  expect([await waitOf(one), await waitOf(office)]).toEqual([5, 5])
})

test('each further one doubles the wait, up to a quarter of an hour', async () => {
  const one = account()
  await fail(freeTries, one)
  const waits = []
  for (let round = 0; round < 10; round += 1) {
    waits.push(await waitOf(one))
    await fail(1, one)
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900])
  await fail(50, one)
  expect(await waitOf(one)).toBe(900)
})

test('a wait passes, and what went wrong counts on for a day', async () => {
  const one = account()
  await fail(freeTries, one)
  await passes(one, '1 minute')
  expect(await waitOf(one)).toBe(0)
  await fail(1, one)
  expect(await waitOf(one)).toBe(10)
  await passes(one, '25 hours')
  await fail(1, one)
  expect(await waitOf(one)).toBe(0)
})

test('twenty at once are counted as twenty', async () => {
  const one = account()
  await Promise.all(Array.from({ length: 20 }, () => fail(1, one)))
  expect(await waitOf(one)).toBe(900)
})

test('the longest wait of all counts', async () => {
  const [one, office] = [account(), address()]
  await fail(freeTries + 2, one)
  await fail(freeTriesOfAddress, office)
  expect(await waitOf(one, office)).toBe(20)
  expect(await waitOf(account(), office)).toBe(5)
})

test('who got it right starts anew, others do not', async () => {
  const [one, other] = [account(), account()]
  await fail(freeTries, one, other)
  await write(db => forgetFailures(db, [one]))
  expect([await waitOf(one), await waitOf(other)]).toEqual([0, 5])
})

test('an account and an address of one name are two', async () => {
  const value = randomUUID()
  await fail(freeTries, { kind: 'account', value })
  expect(await waitOf({ kind: 'address', value })).toBe(0)
})

test('the table does not know who it was', async () => {
  const one = { kind: 'account', value: 'giulia@example.com' } as const
  await fail(1, one)
  const rows = await database.withSystem('read', db => db.many<{ row: string }>(sql`select t::text as row from login_tries t`))
  expect(JSON.stringify(rows)).not.toContain('giulia')
})
