import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countFailure, forgetFailures, refuseWhileBlocked, tryLimits, type Subject } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { testHouse } from '#testing'

const { database } = await testHouse()
const write = <T>(work: (db: SystemDb) => Promise<T>) => database.withSystem('write', work)
const subject = (kind: Subject['kind']): Subject => ({ kind, value: randomUUID() })
const pair = () => subject('account at address')
const { free } = tryLimits['account at address']

const fail = async (times: number, ...subjects: Subject[]) => {
  for (let time = 0; time < times; time += 1) {
    await write(async db => {
      for (const each of subjects) await countFailure(db, each)
    })
  }
}
/** The seconds for which the subjects are refused; 0 if they are not. */
const waitOf = (...subjects: Subject[]) =>
  write(db => refuseWhileBlocked(db, subjects)).then(
    () => 0,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'too many requests') return error.details.retryAfter ?? 0
      throw error
    },
  )
const passes = ({ kind, value }: Subject, interval: string) =>
  write(db =>
    db.run(sql`
  update login_tries set last_at = last_at - ${interval}::interval, blocked_until = blocked_until - ${interval}::interval
  where subject_hash = sha256(convert_to(${`${kind} ${value}`}, 'UTF8'))`),
  )

test.each(['account at address', 'known device'] as const)('%s: some tries are free, each further one doubles the wait', async kind => {
  const one = subject(kind)
  await fail(free - 1, one)
  expect(await waitOf(one)).toBe(0)
  const waits = []
  for (let round = 0; round < 10; round += 1) {
    await fail(1, one)
    waits.push(await waitOf(one))
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900])
  await fail(50, one)
  expect(await waitOf(one)).toBe(900)
})

test.each(['account', 'address'] as const)('%s as a whole: very many are free, and the wait stays short', async kind => {
  const one = subject(kind)
  await fail(99, one)
  expect(await waitOf(one)).toBe(0)
  const waits = []
  for (let round = 0; round < 6; round += 1) {
    await fail(1, one)
    waits.push(await waitOf(one))
  }
  expect(waits).toEqual([5, 10, 20, 40, 60, 60])
})

test('a wait passes, and what went wrong counts on for a day', async () => {
  const one = pair()
  await fail(free, one)
  await passes(one, '1 minute')
  expect(await waitOf(one)).toBe(0)
  await fail(1, one)
  expect(await waitOf(one)).toBe(10)
  await passes(one, '25 hours')
  expect(await write(db => countFailure(db, one))).toBe(1)
  expect(await waitOf(one)).toBe(0)
})

test('twenty at once are counted as twenty', async () => {
  const one = pair()
  await Promise.all(Array.from({ length: 20 }, () => fail(1, one)))
  expect(await waitOf(one)).toBe(900)
})

test('the longest wait of all counts', async () => {
  const [one, two] = [pair(), pair()]
  await fail(free + 2, one)
  await fail(free, two)
  expect(await waitOf(one, two)).toBe(20)
  expect(await waitOf(pair(), two)).toBe(5)
})

test('who got it right starts anew, others do not', async () => {
  const [one, other] = [pair(), pair()]
  await fail(free, one, other)
  await write(db => forgetFailures(db, one))
  expect([await waitOf(one), await waitOf(other)]).toEqual([0, 5])
})

test('a device and an address of one name are two', async () => {
  const { value } = pair()
  await fail(free, { kind: 'account at address', value })
  expect(await waitOf({ kind: 'known device', value })).toBe(0)
})

test('the table does not know who it was', async () => {
  await fail(1, { kind: 'account', value: 'giulia@example.com' })
  const rows = await database.withSystem('read', db => db.many<{ row: string }>(sql`select t::text as row from login_tries t`))
  expect(JSON.stringify(rows)).not.toContain('giulia')
})
