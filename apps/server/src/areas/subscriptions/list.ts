import type { Output, ParsedInput } from '@allenio/contract'
import { subscriptionsPerPage, type listSubscriptions, type SubscriptionTotals } from '@allenio/contract/subscriptions'
import { monthlyRecurring } from '@allenio/domain/subscriptions'
import { actingAsCollaborator } from '#areas/clients'
import type { Actor } from '#platform/access'
import { hasWords, joined, limitToPage, pageOf, sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { presentSubscriptions } from './present.ts'
import { reachableSubscriptions, subscriptionColumns, type SubscriptionRow } from './queries.ts'

type Query = ParsedInput<typeof listSubscriptions>

async function conditionOf(db: WorkspaceDb, actor: Actor, { search, state, packageId, collaboratorId }: Query): Promise<Sql> {
  if (collaboratorId !== undefined) await actingAsCollaborator(db, actor, collaboratorId)
  return joined(
    [
      reachableSubscriptions(actor),
      ...hasWords(sql`s.buyer_key`, search),
      ...(state === undefined ? [] : [sql`s.state = ${state}`]),
      ...(packageId === undefined ? [] : [sql`s.package_id = ${packageId}`]),
      ...(collaboratorId === undefined
        ? []
        : [sql`s.client_id in (select k.client_id from client_collaborators k where k.membership_id = ${collaboratorId})`]),
    ],
    ' and ',
  )
}

export async function listLedger(db: WorkspaceDb, actor: Actor, query: Query): Promise<Output<typeof listSubscriptions>> {
  const condition = await conditionOf(db, actor, query)
  const { page } = query
  const [{ subscriptions, nextPage }, { count }, totals] = await Promise.all([
    readPage(db, actor, { condition, page }),
    db.one<Count>(sql`select count(*) as count from subscriptions s where ${condition}`),
    page === 1 && actor.role === 'admin' ? readTotals(db) : null,
  ])
  return { subscriptions, nextPage, total: count, totals }
}

export async function readPage(db: WorkspaceDb, actor: Actor, { condition, page }: { condition: Sql; page: number }) {
  const rows = await db.many<SubscriptionRow>(sql`
    select ${subscriptionColumns} from subscriptions s where ${condition}
    order by s.created_at desc, s.id desc ${limitToPage(page, subscriptionsPerPage)}`)
  const { pageRows, nextPage } = pageOf(rows, page, subscriptionsPerPage)
  return { subscriptions: await presentSubscriptions(db, actor, pageRows), nextPage }
}

interface TotalRow extends Row<'subscriptions', 'currency' | 'interval_unit' | 'interval_count'> {
  running: number
  suspended: number
  paused: number
  amount: number
}

/** The whole ledger, whatever the filters; a trial and what is about to end bring in nothing yet, or no more. */
async function readTotals(db: WorkspaceDb): Promise<SubscriptionTotals[]> {
  const rows = await db.many<TotalRow>(sql`
    select s.currency, s.interval_unit, s.interval_count,
      count(*) filter (where s.state in ('active', 'suspended')) as running,
      count(*) filter (where s.state = 'suspended') as suspended, count(*) filter (where s.state = 'paused') as paused,
      coalesce(sum(greatest(0, s.amount - s.discount)) filter (where s.state in ('active', 'suspended')
        and coalesce(s.trial_until <= now(), true)), 0)::bigint as amount
    from subscriptions s where s.state in ('active', 'suspended', 'paused') group by 1, 2, 3 order by 1`)
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, ofCurrency]) => ({
    currency,
    running: sumOf(ofCurrency, 'running'),
    suspended: sumOf(ofCurrency, 'suspended'),
    paused: sumOf(ofCurrency, 'paused'),
    monthlyRecurring: monthlyRecurring(
      ofCurrency.map(row => ({ amount: Number(row.amount), intervalUnit: row.interval_unit, intervalCount: row.interval_count })),
    ),
  }))
}

const sumOf = (rows: readonly TotalRow[], column: 'running' | 'suspended' | 'paused'): number =>
  rows.reduce((sum, row) => sum + row[column], 0)
