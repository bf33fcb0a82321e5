import { withDatabase } from './clients.ts'

const purchasesIn10 = 7
const clientsOfEach = 500
/** A fifth of what a large business offers, besides the demo's. */
const packagesOfEach = 40

/** Gives each business packages and so many sales: seven in ten were paid once, the others renew. Each has its payment. */
export const fillSales = (databaseUrl: string, businesses: string, sales: number): Promise<void> =>
  withDatabase(databaseUrl, async db => {
    const ids = (await db.query<{ id: string }>(businesses)).rows.map(({ id }) => id)
    await db.query('drop table if exists bench_packages, bench_buyers')
    await db.query(placePackages, [ids, packagesOfEach])
    await db.query(placeBuyers, [ids, clientsOfEach])
    for (const statement of fillPackages) await db.query(statement)
    // businesses are filled ten at a time, because one statement for all would keep its rows in memory
    for (let from = 0; from < ids.length; from += 10) {
      const some = ids.slice(from, from + 10)
      await db.query(fillPurchases, [some, (sales * purchasesIn10) / 10])
      await db.query(fillSubscriptions, [some, (sales * (10 - purchasesIn10)) / 10])
    }
    await db.query('vacuum (analyze) clients, packages, package_versions, purchases, subscriptions, payments')
    await db.query('checkpoint').catch(() => undefined)
  })

const placePackages = `
  create temporary table bench_packages as
  select b.id as workspace_id, gen_random_uuid() as id, gen_random_uuid() as version_id, n, n % 3 = 0 as repeats
  from unnest($1::uuid[]) b (id), generate_series(0, $2::int - 1) n`

const placeBuyers = `
  create temporary table bench_buyers as
  select b.id as workspace_id, gen_random_uuid() as id, n from unnest($1::uuid[]) b (id), generate_series(0, $2::int - 1) n`

const fillPackages = [
  `insert into packages (workspace_id, id, version_id, name, description, position)
  select workspace_id, id, version_id, 'Percorso ' || n, repeat('Allenamento, alimentazione e un contatto a settimana. ', 4), 100 + n
  from bench_packages`,
  `insert into package_versions (workspace_id, id, package_id, number, billing_model, interval_unit, interval_count, price, currency,
    unlocks, is_sold)
  select workspace_id, version_id, id, 1, case when repeats then 'SUBSCRIPTION' else 'ONE_TIME_PAYMENT' end,
    case when repeats then 'MONTH' end, case when repeats then 1 end, 4900 + n * 100, 'EUR',
    '{"programIds":[],"surveyIds":[],"credits":[],"opensChat":true,"collaboratorIds":[]}', true
  from bench_packages`,
  `insert into clients (workspace_id, id, first_name, last_name) select workspace_id, id, 'Elena', 'Riva ' || n from bench_buyers`,
  'create index on bench_packages (workspace_id, n)',
  'create index on bench_buyers (workspace_id, n)',
  'analyze bench_packages, bench_buyers',
] as const

const numberOfLast = `coalesce((select max(y.number) from payments y where y.workspace_id = b.id), 0)`

const fillPurchases = `
  with sold as (
    insert into purchases (workspace_id, id, package_id, version_id, client_id, buyer_name, buyer_email, state, method, amount, currency,
      paid, access_until, created_at)
    select b.id, gen_random_uuid(), p.id, p.version_id, c.id, 'Elena Riva ' || c.n, 'elena' || c.n || '@bench.example', 'paid', 'card',
      9900, 'EUR', 9900, current_date + g.place % 60, now() - g.place * interval '3 hours'
    from unnest($1::uuid[]) b (id) cross join generate_series(1, $2::int) g (place)
    join bench_packages p on p.workspace_id = b.id and p.n = g.place % ${packagesOfEach} / 3 * 3 + 1
    join bench_buyers c on c.workspace_id = b.id and c.n = g.place * 7 % ${clientsOfEach}
    returning workspace_id, id, client_id, buyer_name, created_at)
  insert into payments (workspace_id, id, number, purchase_id, client_id, buyer_name, title, state, method, amount, currency, paid_at,
    created_at)
  select b.id, gen_random_uuid(), ${numberOfLast} + row_number() over (partition by b.id order by s.created_at), s.id, s.client_id,
    s.buyer_name, 'Percorso', 'paid', 'card', 9900, 'EUR', s.created_at, s.created_at
  from sold s join unnest($1::uuid[]) b (id) on b.id = s.workspace_id`

/** Half of them still run. None is at the provider, which knows the demo's alone. */
const fillSubscriptions = `
  with sold as (
    insert into subscriptions (workspace_id, id, package_id, version_id, client_id, buyer_name, buyer_email, state, amount, currency,
      interval_unit, interval_count, period_from, period_until, paid_until, ended_at, created_at)
    select b.id, gen_random_uuid(), p.id, p.version_id, c.id, 'Elena Riva ' || c.n, 'elena' || c.n || '@bench.example',
      case when g.place % 2 = 0 then 'active' else 'cancelled by user' end, 4900, 'EUR', 'MONTH', 1, now() - interval '10 days',
      now() + interval '20 days', current_date + 20, case when g.place % 2 = 1 then now() - interval '1 day' end,
      now() - g.place * interval '7 hours'
    from unnest($1::uuid[]) b (id) cross join generate_series(1, $2::int) g (place)
    join bench_packages p on p.workspace_id = b.id and p.n = g.place % ${packagesOfEach} / 3 * 3
    join bench_buyers c on c.workspace_id = b.id and c.n = g.place * 11 % ${clientsOfEach}
    returning workspace_id, id, client_id, buyer_name, created_at)
  insert into payments (workspace_id, id, number, subscription_id, client_id, buyer_name, title, state, method, amount, currency, paid_at,
    created_at)
  select b.id, gen_random_uuid(), ${numberOfLast} + row_number() over (partition by b.id order by s.created_at), s.id, s.client_id,
    s.buyer_name, 'Percorso', 'paid', 'card', 4900, 'EUR', s.created_at, s.created_at
  from sold s join unnest($1::uuid[]) b (id) on b.id = s.workspace_id`
