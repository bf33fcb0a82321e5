import { getMe } from '@allenio/contract/auth'
import { listGroups } from '@allenio/contract/groups'
import { createCheckout, getCheckout, getCheckoutPrice } from '@allenio/contract/purchases'
import { createDiscountCode } from '@allenio/contract/packages'
import { expect, onTestFinished, test } from 'vitest'
import { sql, type Row } from '#platform/db'
import { connectTo, ownHouse } from '#testing'
import { sellingScene } from '../scene.testing.ts'

const house = await ownHouse({ runsJobs: false, because: 'its callers fill the pools of connections' })
const { as, stranger, given, prepared } = house

const locker = await connectTo(prepared.owner)

const crowdSize = 24

/** A business that sells, a checkout that is open, and the calls that strangers repeat. */
async function crowdScene() {
  const scene = await sellingScene(house)
  await as(scene.team.admin).call(createDiscountCode, { code: 'ESTATE', percent: 20, amount: null, duration: 'first' })
  const { checkoutId: id } = await stranger.call(createCheckout, scene.order())
  const calls = {
    price: () => stranger.ask(getCheckoutPrice, { packageId: scene.package.id, code: 'ESTATE' }),
    checkout: () => stranger.ask(getCheckout, { id }),
  }
  return { ...scene, id, calls }
}

const atOnce = <T>(call: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: crowdSize }, call))

test.each(['price', 'checkout'] as const)('a crowd that asks for a %s leaves connections to people who are signed in', async kind => {
  const { team, calls } = await crowdScene()
  const newcomers = [await given.team(), await given.team()]
  // connections are open before the crowd comes: on a slow machine to open one takes longer than a caller waits
  await atOnce(() => as(team.admin).ask(getMe))
  await atOnce(() => as(team.admin).ask(listGroups))
  // the rows that strangers read are locked: they hold and await all connections that they may
  let isLocked = true
  onTestFinished(() => void (isLocked && locker.query('rollback')))
  await locker.query('begin')
  await locker.query(`lock table ${kind === 'price' ? 'login_tries' : 'checkouts'} in access exclusive mode`)
  let isCrowdOver = false
  const crowd = atOnce(calls[kind]).finally(() => {
    isCrowdOver = true
  })
  // people whose sessions are in no cache, by the system's login and by that of a workspace
  for (const { admin } of newcomers) expect((await as(admin).ask(getMe)).body).toMatchObject({ success: true })
  expect((await as(team.admin).ask(listGroups)).status).toBe(200)
  expect(isCrowdOver).toBe(false)
  // a stranger who finds no connection is told so before a signed-in caller would be
  const begun = performance.now()
  const late = await calls[kind]()
  expect(late.status).toBe(503)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect(performance.now() - begun).toBeLessThan(3_500)
  await locker.query('rollback')
  isLocked = false
  const statuses = new Set((await crowd).map(({ status }) => status))
  expect([...statuses].toSorted((one, other) => one - other)).toEqual([200, 503])
})

test.each(['price', 'checkout'] as const)('a crowd that repeats its calls for a %s waits for nothing but its turn', async kind => {
  const { team, calls } = await crowdScene()
  let isOver = false
  const repeat = async () => {
    const statuses: number[] = []
    while (!isOver) statuses.push((await calls[kind]()).status)
    return statuses
  }
  const crowd = atOnce(repeat)
  const waits: number[] = []
  for (let nth = 0; nth < 10; nth += 1) {
    const begun = performance.now()
    expect((await as(team.admin).ask(listGroups)).status).toBe(200)
    waits.push(performance.now() - begun)
  }
  isOver = true
  const statuses = (await crowd).flat()
  expect(statuses.filter(status => status === 200).length).toBeGreaterThan(0)
  // 0.3 s on a quiet machine; a connection inside a connection took four seconds
  expect(Math.max(...waits)).toBeLessThan(3_000)
})

test('pages that wait for one checkout look at the provider once in ten seconds', async () => {
  const { within, id, calls } = await crowdScene()
  const looks = () => within(db => db.one<Row<'checkouts', 'looked_at' | 'settled_at'>>(sql`select looked_at, settled_at from checkouts`))
  await atOnce(calls.checkout)
  const first = await looks()
  await atOnce(calls.checkout)
  expect(await looks()).toEqual(first)
  await within(db => db.run(sql`update checkouts set looked_at = looked_at - interval '11 seconds' where id = ${id}`))
  await calls.checkout()
  const second = await looks()
  expect(Date.parse(second.settled_at)).toBeGreaterThan(Date.parse(first.settled_at))
})
