import { withDatabase } from './clients.ts'

const professionals = 10
const weeks = 4
/** The booked times of a day, of the twenty-four that a window has: four thousand bookings in four weeks. */
const bookedOfDay = 20
/** Enough that nobody is in two places at one time. */
const clients = 40

/** Gives each business ten professionals with open hours, and four weeks in which they have four thousand bookings. */
export const fillAgenda = (databaseUrl: string, businesses: string): Promise<void> =>
  withDatabase(databaseUrl, async db => {
    const ids = (await db.query<{ id: string }>(businesses)).rows.map(({ id }) => id)
    const made = (await db.query<{ id: string }>(persons, [professionals])).rows.map(({ id }) => id)
    await db.query('create temporary table bench_persons (id uuid, place bigint)')
    await db.query('insert into bench_persons select id, place from unnest($1::uuid[]) with ordinality as p (id, place)', [made])
    await db.query(members, [ids])
    await db.query(kinds, [ids])
    await db.query(series)
    await db.query(bookers, [ids, clients])
    await db.query(
      `insert into clients (workspace_id, id, first_name, last_name)
      select workspace_id, id, 'Giulia', 'Rossi ' || place from bench_bookers`,
    )
    await db.query(times, [weeks * 7, bookedOfDay])
    await db.query(appointments)
    await db.query(bookings, [clients])
    await db.query('drop table bench_persons, bench_series, bench_bookers, bench_times')
    await db.query('vacuum (analyze) memberships, clients, appointment_kinds, slot_series, appointments, bookings')
    await db.query('checkpoint').catch(() => undefined)
  })

const persons = `
  with made as (
    insert into persons (id, email, email_key, first_name, last_name)
    select id, id || '@bench.example', id || '@bench.example', 'Giorgia', 'Verdi ' || n
    from (select gen_random_uuid() as id, n from generate_series(1, $1::int) n) p returning id)
  select id from made`

const members = `
  insert into memberships (workspace_id, id, person_id, role)
  select b.id, gen_random_uuid(), p.id, 'coach' from unnest($1::uuid[]) b (id), bench_persons p`

const kinds = `
  insert into appointment_kinds (workspace_id, id, name, duration_minutes, color)
  select b.id, gen_random_uuid(), 'Colloquio', 30, 'blue' from unnest($1::uuid[]) b (id)`

/** A window from eight to eight, every working day; the place of its host comes along. */
const series = `
  create temporary table bench_series as
  select m.workspace_id, gen_random_uuid() as id, k.id as kind_id, m.id as host_id, p.place
  from memberships m join bench_persons p on p.id = m.person_id
  join appointment_kinds k on k.workspace_id = m.workspace_id and k.name = 'Colloquio'`

const bookers = `
  create temporary table bench_bookers as
  select b.id as workspace_id, gen_random_uuid() as id, n as place from unnest($1::uuid[]) b (id), generate_series(0, $2::int - 1) n`

const times = `
  create temporary table bench_times as
  select d::date as day, t as place, (d + interval '8 hours' + t * interval '30 minutes') at time zone 'Europe/Rome' as at
  from generate_series(current_date + 1, current_date + $1::int, interval '1 day') d, generate_series(0, $2::int - 1) t
  where extract(isodow from d) < 6`

const appointments = `
  with hours as (
    insert into slot_series (workspace_id, id, kind_id, host_id, first_day, start_time, window_end, step_minutes, zone, repetition,
      capacity, roles)
    select workspace_id, id, kind_id, host_id, current_date - 30, '08:00', '20:00', 30, 'Europe/Rome',
      '{"kind": "weekly", "every": 1, "days": [1, 2, 3, 4, 5]}', 1, array['coach', 'nutritionist'] from bench_series)
  insert into appointments (workspace_id, id, series_id, planned_start, kind_id, host_id, starts_at, ends_at, day, clock, zone,
    is_in_window, capacity, taken)
  select s.workspace_id, gen_random_uuid(), s.id, t.at, s.kind_id, s.host_id, t.at, t.at + interval '30 minutes', t.day,
    to_char(t.at at time zone 'Europe/Rome', 'HH24:MI'), 'Europe/Rome', true, 1, 1
  from bench_series s, bench_times t`

/** At each time each professional has another client. */
const bookings = `
  insert into bookings (workspace_id, id, appointment_id, client_id, state, seat, starts_at, ends_at, day, is_by_client)
  select a.workspace_id, gen_random_uuid(), a.id, c.id, 'booked', 1, a.starts_at, a.ends_at, a.day, true
  from bench_series s join appointments a on a.workspace_id = s.workspace_id and a.series_id = s.id
  join bench_times t on t.at = a.starts_at
  join bench_bookers c on c.workspace_id = s.workspace_id and c.place = (s.place + 10 * (t.place % 4)) % $1::int`
