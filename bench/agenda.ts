import { addDays, mondayOf, romeDay } from '@allenio/domain/days'
import { fillAgenda } from './agenda-data.ts'
import type { Bench } from './figure.ts'
import { idFrom, measureGrowth, type AskedPaths } from './growth.ts'

/** Twice the bare SQL and 15 ms: the times are worked out, not read. */
const limitMs = { month: 120, week: 90 }
const neighbours = 20

const someClient = `select c.id from clients c where c.last_name = 'Rossi 7' order by c.created_at, c.id limit 1`

const appointmentsIn = (from: string, to: string) => `
  select a.*, k.name, k.duration_minutes, k.credits, k.color, k.place, k.link from appointments a
  join appointment_kinds k on k.workspace_id = $1 and k.id = a.kind_id
  where a.workspace_id = $1 and a.starts_at >= '${from}'::date and a.starts_at < '${to}'::date order by a.starts_at, a.id`

const bookingsIn = (from: string, to: string) => `
  select a.*, k.name, b.id as booking_id, b.state, b.answer, b.is_by_client, b.created_at as booked_at, c.id as client_id, c.first_name,
    c.last_name, c.photo_file_id, c.allergies, c.injuries
  from appointments a join appointment_kinds k on k.workspace_id = $1 and k.id = a.kind_id
  join bookings b on b.workspace_id = $1 and b.appointment_id = a.id join clients c on c.workspace_id = $1 and c.id = b.client_id
  where a.workspace_id = $1 and a.starts_at >= '${from}'::date and a.starts_at < '${to}'::date order by a.starts_at, a.id`

/** Measures the free times of a month for ten professionals, and a team's week of a thousand entries. */
export const agendaBench: Bench = house =>
  measureGrowth(house, {
    neighbours,
    fill: fillAgenda,
    async ask(each) {
      return asked(await idFrom(await each.databaseUrl(), someClient))
    },
  })

function asked(clientId: string): AskedPaths[] {
  const today = romeDay()
  const monday = addDays(mondayOf(today), 7)
  const [monthEnd, weekEnd] = [addDays(today, 30), addDays(monday, 6)]
  return [
    {
      name: 'free times of a month for ten',
      paths: [`/reservations?from=${today}&to=${monthEnd}&clientId=${clientId}`],
      limitMs: limitMs.month,
      bare: appointmentsIn(today, addDays(monthEnd, 1)),
      isOfDocument: true,
    },
    {
      name: 'a team’s week of a thousand entries',
      paths: [`/reservations?from=${monday}&to=${weekEnd}`],
      limitMs: limitMs.week,
      bare: bookingsIn(monday, addDays(weekEnd, 1)),
      isOfDocument: true,
    },
  ]
}
