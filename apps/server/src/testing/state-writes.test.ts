import { customAppTransitions } from '@allenio/domain/custom-apps'
import { planChangeTransitions, planCheckoutTransitions, planPaymentTransitions, planTransitions } from '@allenio/domain/plan'
import {
  checkoutTransitions,
  disputeTransitions,
  paymentTransitions,
  purchaseTransitions,
  refundTransitions,
} from '@allenio/domain/purchases'
import { bookingTransitions } from '@allenio/domain/reservations'
import { serviceOrderTransitions } from '@allenio/domain/services'
import { mayBecome, type Transitions } from '@allenio/domain/states'
import { requestTransitions, subscriptionTransitions } from '@allenio/domain/subscriptions'
import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { sql, type Sql, type TableName } from '#platform/db'
import { connectTo, testHouse } from '#testing'
import { readServerSources } from './server-sources.ts'
import { countStateWrites, listTemplates } from './state-writes.ts'

const { prepared, database, given } = await testHouse()
const owner = await connectTo(prepared.owner)
const templates = listTemplates(readServerSources())

/** The tables of transitions, by the table whose column `state` they rule. */
const tables = {
  bookings: bookingTransitions,
  checkouts: checkoutTransitions,
  custom_apps: customAppTransitions,
  disputes: disputeTransitions,
  payments: paymentTransitions,
  plan_changes: planChangeTransitions,
  plan_checkouts: planCheckoutTransitions,
  plan_payments: planPaymentTransitions,
  plan_subscriptions: planTransitions,
  purchases: purchaseTransitions,
  refunds: refundTransitions,
  service_orders: serviceOrderTransitions,
  subscription_requests: requestTransitions,
  subscriptions: subscriptionTransitions,
} as const satisfies Partial<Record<TableName, Transitions<string>>>

const changesOf = (table: string, transitions: Transitions<string>): string[] =>
  Object.keys(transitions).flatMap(from =>
    Object.keys(transitions)
      .filter(to => to !== from && mayBecome(transitions, from, to))
      .map(to => `${table}.state: ${from} -> ${to}`),
  )

test('the database has the tables of transitions that the domain has', async () => {
  const { rows } = await owner.query<{ change: string }>(`
    select format('%s.%s: %s -> %s', table_name, column_name, from_state, to_state) as change from state_transitions`)
  const changes = Object.entries(tables).flatMap(([table, transitions]) => changesOf(table, transitions))
  expect(rows.map(({ change }) => change).toSorted()).toEqual(changes.toSorted())
})

test('a trigger asks them at each change of a state', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select tgrelid::regclass::text as name from pg_trigger
    where tgfoid = 'refuse_state_change'::regproc and tgenabled = 'O' and tgargs = 'state\\000'::bytea order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(tables))
})

test.each(Object.entries(tables))('all states of %s that the database knows are in its table', async (table, transitions) => {
  const { rows } = await owner.query<{ check: string }>(
    `select pg_get_constraintdef(k.oid) as check from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attname = 'state' and k.conkey = array[a.attnum]
      where k.conrelid = $1::regclass and k.contype = 'c'`,
    [table],
  )
  const known = rows.flatMap(({ check }) => [...check.matchAll(/'([^']+)'::text/g)].map(([, state = '']) => state))
  expect(known.toSorted()).toEqual(Object.keys(transitions).toSorted())
})

test('a change that is not in the table is refused, and one that is passes', async () => {
  const team = await given.team()
  const id = newId()
  const run = (statement: Sql) => database.withWorkspace(team.workspaceId, 'write', db => db.run(statement))
  await run(sql`insert into custom_apps (id, state, activation_date) values (${id}, 'active', '2026-01-01')`)
  await expect(run(sql`update custom_apps set state = 'draft' where id = ${id}`)).rejects.toThrow(
    "custom_apps.state cannot become 'draft' from 'active'",
  )
  expect(await run(sql`update custom_apps set state = 'active' where id = ${id}`)).toBe(1)
  expect(await run(sql`update custom_apps set state = 'in progress', activation_date = null where id = ${id}`)).toBe(1)
})

test('no login of the server may write the transitions', async () => {
  const { rows } = await owner.query(
    `select distinct grantee, privilege_type as right from information_schema.role_table_grants
      where table_name = 'state_transitions' and grantee = any($1) order by 1`,
    [[prepared.roles.app, prepared.roles.system]],
  )
  expect(rows).toEqual([prepared.roles.app, prepared.roles.system].toSorted().map(grantee => ({ grantee, right: 'SELECT' })))
})

test.each(Object.keys(tables))('the state of %s is changed by one statement, and one more for many rows at most', table => {
  const places = templates.flatMap(({ path, text }) => Array<string>(countStateWrites(text, { table, column: 'state' })).fill(path))
  expect(places).not.toEqual([])
  expect(places.slice(2)).toEqual([])
})

test.each([
  ["update refunds set state = 'paid' where id = 1", 1],
  ["update refunds r\n  set amount = 1, state = 'paid'", 1],
  ["update refunds set amount = 1 where state = 'paid'", 0],
  ["update refunds set amount = (select 1 where true), state = 'paid' where id = 1", 1],
  ["insert into refunds (state) values ('paid')", 0],
  ["insert into refunds (state) values ('paid') on conflict (id) do update set state = excluded.state", 1],
  ["insert into refunds (id) values (1) on conflict (id) do update set amount = 1 where refunds.state = 'asked'", 0],
  ["with a as (update refunds set state = 'paid' where id = 1) update refunds set state = 'failed' where id = 2", 2],
  ["update payments set state = 'paid'", 0],
  ["update refunds set provider_state = 'paid'", 0],
])('%j changes the state of refunds %i times', (text, count) => {
  expect(countStateWrites(text, { table: 'refunds', column: 'state' })).toBe(count)
})
