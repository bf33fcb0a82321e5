import type { Input } from '@allenio/contract'
import { createCreditPack, listCredits } from '@allenio/contract/credits'
import { listNotifications } from '@allenio/contract/notifications'
import { createBookings, type BookingRules } from '@allenio/contract/reservations'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { clientOf, lonelyClientOf, type TestHouse, type TestMember } from '#testing'
import { tellDueNews } from '../news/news.ts'
import { bookedDay, kindOf, momentAt, slotOf } from '../scene.testing.ts'

export const at = momentAt(bookedDay, '18:00')

interface Setting {
  capacity?: number
  credits?: number
  rules?: Partial<BookingRules>
  slot?: Partial<Parameters<typeof slotOf>[2]>
}

/** A team with a slot every day at six, and Martina, who has an account. */
export async function bookingScene(house: TestHouse, { capacity = 1, credits = 0, rules = {}, slot = {} }: Setting = {}) {
  const { as, given, database } = house
  const team = await given.team()
  const inTeam = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(team.workspaceId, 'write', work)
  const martina = await clientOf(house, team)
  const aldo = await lonelyClientOf(house, team)
  const kindId = await kindOf(house, team, { credits, name: 'Pilates' })
  const reservationId = await slotOf(house, team, { kindId, capacity, rules, ...slot })
  const book = (by: TestMember, clientId: string, more: Partial<Input<typeof createBookings>> = {}) =>
    as(by).ask(createBookings, { reservationId, startsAt: at, bookings: [{ id: newId(), clientId }], ...more })
  const bookNow = async (by: TestMember, clientId: string, more: Partial<Input<typeof createBookings>> = {}) => {
    const { bookings } = await as(by).call(createBookings, { reservationId, startsAt: at, bookings: [{ id: newId(), clientId }], ...more })
    const [booking] = bookings
    if (!booking) throw new Error('nothing was booked')
    return booking
  }
  const balanceOf = async (clientId: string) => (await as(team.admin).call(listCredits, { id: clientId })).balance
  const grant = (clientId: string, amount: number, untilDay: string | null = null) =>
    as(team.admin).call(createCreditPack, { id: clientId, packId: newId(), amount, untilDay })
  /** Lets the appointment begin so many hours from now; credits were there before, also shortly after midnight. */
  const startIn = (hours: number) =>
    inTeam(async db => {
      await db.run(sql`
        update appointments set starts_at = now() + make_interval(mins => ${hours * 60}::int),
          ends_at = now() + make_interval(mins => ${hours * 60 + 60}::int)
        where series_id = ${reservationId} and planned_start = ${at}`)
      await db.run(sql`
        update bookings b set starts_at = a.starts_at, ends_at = a.ends_at from appointments a where a.id = b.appointment_id`)
      await db.run(sql`update credit_packs set from_day = from_day - 60`)
    })
  const manyClients = (count: number): Promise<string[]> =>
    inTeam(async db => {
      const ids = Array.from({ length: count }, () => newId())
      await db.run(sql`
        insert into clients (id, first_name, last_name) select each.id, 'Cliente', each.nth::text
        from unnest(${ids}::uuid[]) with ordinality as each (id, nth)`)
      return ids
    })
  const tell = async () => {
    await inTeam(db => db.run(sql`update bookings set tell_at = now() where tell_at is not null`))
    await Promise.all([tellDueNews(database), tellDueNews(database)])
  }
  const newsOf = async (member: TestMember) =>
    (await as(member).call(listNotifications, {})).notifications.map(({ kind, title }) => [kind, title])
  return { team, inTeam, martina, aldo, kindId, reservationId, book, bookNow, balanceOf, grant, startIn, manyClients, tell, newsOf }
}

export const codeOf = ({ status, body }: { status: number; body: { code?: unknown } }) => (status < 300 ? 'booked' : body.code)
