import { presetRules, type RefusalReason } from '@allenio/contract/reservations'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  closedTimes,
  firstRefusal,
  isPassable,
  nearestTimes,
  overlaps,
  refusalsOf,
  sortBookings,
  takenTimes,
  type AskedTime,
  type AskingClient,
  type ClientBooking,
  type TakenTime,
} from './index.ts'
import { dayMs, hourMs, minuteMs } from './spans.ts'

const now = Date.parse('2026-03-02T08:00:00Z')
const at = (hours: number) => now + hours * hourMs
const time = (changes: Partial<AskedTime> = {}): AskedTime => ({
  start: at(10),
  end: at(11),
  hostId: 'anna',
  placeKey: null,
  key: 'asked',
  day: '2026-03-02',
  isInWindow: true,
  isCancelled: false,
  capacity: 1,
  taken: 0,
  credits: 0,
  rules: presetRules,
  ...changes,
})
const held = (changes: Partial<TakenTime> = {}): TakenTime => ({
  start: at(10),
  end: at(11),
  hostId: 'anna',
  placeKey: null,
  bufferBefore: 0,
  bufferAfter: 0,
  isPlanned: false,
  key: 'held',
  ...changes,
})
type AskedBy = Partial<Omit<AskingClient, 'bookings'>> & { bookings?: ClientBooking[] }
const client = ({ bookings = [], ...changes }: AskedBy = {}): AskingClient => ({
  isActive: true,
  isMeant: true,
  bookings: sortBookings(bookings),
  credits: 0,
  ...changes,
})
const booking = (hours: number, day = '2026-03-02', key = `b${hours}`) => ({ start: at(hours), end: at(hours + 1), day, key })
interface Case {
  time?: Partial<AskedTime>
  taken?: TakenTime[]
  client?: AskedBy
  closures?: Parameters<typeof closedTimes>[0]
}
const refusal = ({ time: changes, taken = [], client: who, closures = [] }: Case) =>
  firstRefusal(time(changes), { now, closed: closedTimes(closures), taken: takenTimes(taken), client: client(who) })
const rules = (changes: Partial<AskedTime['rules']>) => ({ ...presetRules, ...changes })

describe('a time is refused', () => {
  test.each<[string, Case, RefusalReason | null]>([
    ['not at all', {}, null],
    ['when it is over', { time: { start: at(-1), end: at(0) } }, 'past'],
    ['at the lead’s last moment: not', { time: { start: at(2), end: at(3) } }, null],
    ['within the lead', { time: { start: at(2) - 1, end: at(3) } }, 'too late'],
    ['at the horizon: not', { time: { start: now + 60 * dayMs, end: now + 60 * dayMs + hourMs } }, null],
    ['beyond the horizon', { time: { start: now + 60 * dayMs + 1, end: now + 61 * dayMs } }, 'too far'],
    ['when it was cancelled', { time: { isCancelled: true } }, 'cancelled'],
    ['when all seats are taken', { time: { capacity: 8, taken: 8 } }, 'full'],
    ['with one seat left: not', { time: { capacity: 8, taken: 7 } }, null],
    ['when the host is taken', { taken: [held()] }, 'host busy'],
    ['when another host is taken: not', { taken: [held({ hostId: 'bea' })] }, null],
    ['when the host is taken until its start: not', { taken: [held({ start: at(9), end: at(10) })] }, null],
    ['when its own appointment is there: not', { taken: [held({ key: 'asked' })], time: { capacity: 2, taken: 1 } }, null],
    ['by a class that nobody has booked, in a window', { taken: [held({ isPlanned: true })] }, 'host busy'],
    ['by a class that nobody has booked, at a fixed time: not', { taken: [held({ isPlanned: true })], time: { isInWindow: false } }, null],
    ['within its own buffer', { taken: [held({ start: at(9), end: at(10) })], time: { rules: rules({ bufferBefore: 15 }) } }, 'too close'],
    ['within the buffer of the other', { taken: [held({ start: at(11), end: at(12), bufferBefore: 10 })] }, 'too close'],
    ['after the buffer: not', { taken: [held({ start: at(9), end: at(10) - 15 * minuteMs, bufferAfter: 15 })] }, null],
    ['in a place for one', { taken: [held({ hostId: 'bea', placeKey: 'sala' })], time: { placeKey: 'sala' } }, 'place busy'],
    ['in a closure of the business', { closures: [{ start: at(0), end: at(24), hostId: null }] }, 'closed'],
    ['in the host’s closure', { closures: [{ start: at(0), end: at(24), hostId: 'anna' }] }, 'closed'],
    ['in another’s closure: not', { closures: [{ start: at(0), end: at(24), hostId: 'bea' }] }, null],
    ['to who has it', { client: { bookings: [booking(10, '2026-03-02', 'asked')] }, time: { capacity: 5, taken: 1 } }, 'already booked'],
    ['to who is elsewhere', { client: { bookings: [booking(10.5)] } }, 'client busy'],
    ['to who has enough that day', { client: { bookings: [booking(14)] }, time: { rules: rules({ perDay: 1 }) } }, 'daily maximum'],
    ['for another day: not', { client: { bookings: [booking(14, '2026-03-03')] }, time: { rules: rules({ perDay: 1 }) } }, null],
    [
      'to who has enough to come',
      { client: { bookings: [booking(14), booking(16)] }, time: { rules: rules({ upcoming: 2 }) } },
      'upcoming maximum',
    ],
    ['for what is over: not', { client: { bookings: [booking(-14), booking(16)] }, time: { rules: rules({ upcoming: 2 }) } }, null],
    ['without credits', { time: { credits: 1 } }, 'no credits'],
    ['with credits: not', { time: { credits: 1 }, client: { credits: 1 } }, null],
    ['to the inactive', { client: { isActive: false } }, 'client inactive'],
    ['to whom it is not meant for', { client: { isMeant: false } }, 'not for client'],
    ['for what nobody passes over first', { closures: [{ start: at(0), end: at(24), hostId: null }], taken: [held()] }, 'host busy'],
  ])('%s', (_, example, reason) => expect(refusal(example)).toBe(reason))
})

test('nobody passes over a seat, a host or a place that is taken', () => {
  expect(
    (['full', 'host busy', 'place busy', 'client busy', 'already booked', 'client inactive', 'cancelled'] as const).filter(isPassable),
  ).toEqual([])
})

test('a free time never overlaps a held one', () => {
  const spans = fc.array(
    fc.record({ from: fc.integer({ min: 0, max: 600 }), length: fc.integer({ min: 1, max: 120 }), host: fc.constantFrom('anna', 'bea') }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(spans, fc.integer({ min: 180, max: 700 }), (all, start) => {
      const taken = all.map(({ from, length, host }, index) =>
        held({ start: now + from * minuteMs, end: now + (from + length) * minuteMs, hostId: host, key: String(index) }),
      )
      const asked = time({ start: now + start * minuteMs, end: now + (start + 45) * minuteMs })
      const isFree = firstRefusal(asked, { now, closed: closedTimes([]), taken: takenTimes(taken), client: null }) === null
      expect(isFree).toBe(!taken.some(each => each.hostId === 'anna' && overlaps(each, asked)))
    }),
  )
})

const minutes = (most: number) => fc.integer({ min: 0, max: most })
const length = fc.integer({ min: 1, max: 120 })
const spanOf = ({ from, minutes: lasting }: { from: number; minutes: number }) => ({
  start: now + from * minuteMs,
  end: now + (from + lasting) * minuteMs,
})

test('sorted and merged times refuse what each of them alone refuses', () => {
  const heldTimes = fc.array(
    fc.record({ from: minutes(900), minutes: length, isPlanned: fc.boolean(), before: minutes(60), after: minutes(60), key: minutes(20) }),
    { maxLength: 40 },
  )
  const closures = fc.array(fc.record({ from: minutes(900), minutes: length, hostId: fc.constantFrom('anna', 'bea', null) }), {
    maxLength: 9,
  })
  const bookings = fc.array(fc.record({ from: minutes(900), minutes: length, key: minutes(20) }), { maxLength: 12 })
  const askedTime = fc.record({ from: minutes(900), minutes: length, before: minutes(60), after: minutes(60), isInWindow: fc.boolean() })
  fc.assert(
    fc.property(heldTimes, closures, bookings, askedTime, (all, closed, own, asked) => {
      const taken = all.map(each =>
        held({
          ...spanOf(each),
          isPlanned: each.isPlanned,
          bufferBefore: each.before,
          bufferAfter: each.after,
          key: `${each.isPlanned} ${each.key}`,
        }),
      )
      const closedSpans = closed.map(each => ({ ...spanOf(each), hostId: each.hostId }))
      const ownSpans = own.map(each => ({ ...spanOf(each), day: '2026-03-02', key: `false ${each.key}` }))
      const wanted = time({
        ...spanOf(asked),
        key: 'false 7',
        isInWindow: asked.isInWindow,
        rules: rules({ leadHours: 0, bufferBefore: asked.before, bufferAfter: asked.after }),
      })
      const inTheWay = taken.filter(each => each.key !== wanted.key && (!each.isPlanned || wanted.isInWindow))
      const isNear = (each: TakenTime) =>
        overlaps(each, {
          start: wanted.start - Math.max(asked.before, each.bufferAfter) * minuteMs,
          end: wanted.end + Math.max(asked.after, each.bufferBefore) * minuteMs,
        })
      const isBusy = inTheWay.some(each => overlaps(each, wanted))
      const expected = [
        ...(ownSpans.some(({ key }) => key === wanted.key) ? ['already booked'] : []),
        ...(isBusy ? ['host busy'] : []),
        ...(ownSpans.some(each => each.key !== wanted.key && overlaps(each, wanted)) ? ['client busy'] : []),
        ...(closedSpans.some(each => each.hostId !== 'bea' && overlaps(each, wanted)) ? ['closed'] : []),
        ...(!isBusy && inTheWay.some(isNear) ? ['too close'] : []),
      ]
      const scene = { now: now - 1, closed: closedTimes(closedSpans), taken: takenTimes(taken), client: client({ bookings: ownSpans }) }
      expect(refusalsOf(wanted, scene).filter(reason => reason !== 'upcoming maximum')).toEqual(expected)
    }),
  )
})

test('the nearest times come in their order', () => {
  const times = [at(1), at(5), at(8), at(9), at(20)].map(start => ({ start, end: start + hourMs }))
  expect(nearestTimes(times, at(7)).map(({ start }) => start)).toEqual([at(5), at(8), at(9)])
})
