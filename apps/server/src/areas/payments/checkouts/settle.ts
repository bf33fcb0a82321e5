import { isId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { ownAccount, ProviderError, type CheckoutState, type SettleContext, type Settler } from '#platform/payments'
import { settleSale } from '../operator-sales/settle.ts'
import { settlePlan } from '../picture/settle.ts'
import { expireUnmadePage, findCheckout, setCheckoutState, type CheckoutRow } from './queries.ts'
import { returnSecondPayment } from './second-payment.ts'

/** Where a page stands, in our words. */
export function stateOfPage({ status, payment }: CheckoutState): CheckoutRow['state'] {
  if (status === 'open') return 'open'
  if (status === 'expired') return 'expired'
  return payment === 'failed' ? 'failed' : payment === 'settling' ? 'settling' : 'paid'
}

interface PageContext extends SettleContext {
  row: CheckoutRow & { provider_id: string }
}

async function settlePage({ row, database, provider, log }: PageContext): Promise<void> {
  const page = await provider.readCheckout(ownAccount, row.provider_id)
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(row.workspace_id, 'write', work)
  if (row.kind === 'sale') return settleSale({ database, provider, log }, row, page)
  const state = stateOfPage(page)
  const providerId = page.status === 'complete' ? page.subscriptionId : null
  if (providerId !== null && row.kind === 'plan') {
    const context = { database, provider, log }
    const isSecond = row.state === 'returning' || (await settlePlan(context, { workspaceId: row.workspace_id, providerId })).isSecond
    const isSettling = state === 'settling'
    if (isSecond) return returnSecondPayment(context, { row, subscriptionId: providerId, invoiceId: null, isSettling })
  }
  if (providerId !== null && row.kind === 'card') {
    try {
      await provider.useCard(ownAccount, { subscriptionId: providerId, checkoutId: page.id }, `planCard:${row.id}`)
    } catch (error) {
      // the plan has ended meanwhile
      if (!(error instanceof ProviderError) || !error.isFinal) throw error
      log.warn('a new card of a plan was not used', { checkout: row.id, code: error.code })
    }
    await settlePlan({ database, provider, log }, { workspaceId: row.workspace_id, providerId })
  }
  await within(db => setCheckoutState(db, row.id, state, { subscriptionId: providerId }))
}

const isOver = ({ state }: CheckoutRow): boolean => state === 'failed' || state === 'paid'

const mayChange = sql`(kind = 'sale' or state in ('asked', 'open', 'settling', 'expired', 'returning'))`

/** Pages are read anew by their own id; an event only says which row to look at. */
export const checkoutSettler: Settler = {
  kind: 'plan checkout',

  rowsOf: async (db, { provider, accountId, refs }) => {
    if (accountId !== ownAccount) return []
    const names = [...refs]
    const rows = await db.many<Row<'plan_checkouts', 'workspace_id' | 'id'>>(sql`
      select workspace_id, id from plan_checkouts where id = any(${names.filter(isId)}::uuid[]) and ${mayChange}
      union select workspace_id, id from plan_checkouts
        where provider = ${provider} and provider_id = any(${names}::text[]) and ${mayChange}
      union select workspace_id, id from plan_checkouts
        where provider = ${provider} and provider_subscription_id = any(${names}::text[]) and ${mayChange}`)
    return rows.map(({ workspace_id: workspaceId, id }) => ({ workspaceId, id }))
  },

  due: async (db, { isNext, limit }) => {
    const rows = await db.many<Row<'plan_checkouts', 'workspace_id' | 'id'>>(sql`
      select workspace_id, id from plan_checkouts
      where (state in ('asked', 'open', 'settling', 'returning') and settled_at < now() - interval '55 minutes'
          or state = 'expired' and provider_id is not null and settled_at < created_at + interval '2 hours'
            and created_at < now() - interval '2 hours'
          or state = 'paid' and kind = 'sale' and provider_subscription_id is not null and settled_at < now() - interval '23 hours')
        and ${isNext(sql`workspace_id`, sql`id`)} order by settled_at limit ${limit}`)
    return rows.map(({ workspace_id: workspaceId, id }) => ({ workspaceId, id }))
  },

  async settle(context, { workspaceId, id }) {
    const row = await context.database.withWorkspace(workspaceId, 'write', async db => {
      await expireUnmadePage(db, id)
      await db.run(sql`update plan_checkouts set settled_at = now() where id = ${id}`)
      return findCheckout(db, id)
    })
    const { provider_id: providerId } = row ?? {}
    if (!row || !providerId || row.provider !== context.provider.name) return
    // a page that was replaced may have been paid just before
    if (row.state === 'returned' || (row.kind !== 'sale' && isOver(row))) return
    await settlePage({ ...context, row: { ...row, provider_id: providerId } })
  },
}
