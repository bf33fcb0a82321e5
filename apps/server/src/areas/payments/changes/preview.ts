import type { PlanChangePreview, PreviewLine, Vat } from '@allenio/contract/payments'
import { isSameVat, withVat, type PlanChange, type PlanTerms } from '@allenio/domain/plan'
import type { PlanRow } from '#areas/plan'
import type { Log } from '#platform/log'
import { ownAccount, ProviderError, type ChangePreview, type PaymentProvider } from '#platform/payments'
import type { Database } from '#platform/db'
import { ensurePrice, priceOfTerms, rhythms } from '../plan-terms.ts'
import { nameOfTier } from '../names.ts'

/** JSON that one step of a call hands to the next. */
export interface PreviewFacts {
  workspaceId: string
  providerId: string
  current: PlanTerms
  wanted: PlanTerms
  change: PlanChange
  vat: Vat
  activeClients: number
  periodUntil: string
  isTrial: boolean
  replaces: PlanChangePreview['replaces']
}

interface PreviewContext {
  database: Database
  provider: PaymentProvider
  log: Log
}

/** The change as the provider is asked for it. */
export async function providerChange(
  { database, provider }: Pick<PreviewContext, 'database' | 'provider'>,
  terms: PlanTerms,
  { at, prorationDate }: { at: 'now' | 'period end'; prorationDate: string | null },
) {
  const priceId = await ensurePrice(database, provider, terms)
  const amount = priceOfTerms(terms) ?? 0
  return { amount, rhythm: rhythms[terms.period], name: nameOfTier(terms.tier), at, anchorDay: null, prorationDate, billing: { priceId } }
}

/** Brings the tax at the provider to ours: VIES may have answered, or the business may have moved. */
export async function alignTax(
  { provider }: Pick<PreviewContext, 'provider'>,
  providerId: string,
  { percent, reason }: Vat,
): Promise<void> {
  const side = await provider.readSubscription(ownAccount, providerId)
  if (side.taxPercent === percent) return
  const day = new Date().toISOString().slice(0, 10)
  await provider.setTax(ownAccount, providerId, reason, `planTax:${providerId}:${reason}:${day}`)
}

/**
 * Asks what the change costs now. A charge with another VAT than ours is refused, and reported: the operator has named wrong rates. Null
 * where nothing is due now, so that nobody has to be context.
 */
export async function askPreview(
  context: PreviewContext,
  facts: PreviewFacts,
  prorationDate: string | null,
): Promise<ChangePreview | null> {
  const { change, vat, providerId } = facts
  if (change.now === null) return null
  await alignTax(context, providerId, vat)
  const preview = await context.provider.previewChange(
    ownAccount,
    providerId,
    await providerChange(context, change.now, { at: 'now', prorationDate }),
  )
  const { net, tax, lines } = preview
  if (!isSameVat({ net, vat: tax, lines: lines.length }, vat)) {
    context.log.error('the provider charges another VAT than ours: look at STRIPE_TAX_RATES', { workspace: facts.workspaceId, net, tax })
    throw new ProviderError('vat differs', false)
  }
  return preview
}

export function presentPreview(facts: PreviewFacts, preview: ChangePreview | null): PlanChangePreview {
  const { current, wanted, change, vat, activeClients, periodUntil, isTrial, replaces } = facts
  const due = preview ? { net: preview.net, vat: preview.tax, total: preview.dueNow } : withVat(0, vat)
  const lines = (preview?.lines ?? []).map(line => presentLine(line, { current, now: change.now ?? wanted }))
  const hasDue = due.total > 0
  const nextTerms = change.later === 'end' ? null : (change.later ?? change.now)
  const from = preview?.prorationDate ?? periodUntil
  return {
    tier: wanted.tier,
    period: wanted.period,
    at: change.at,
    choices: [...change.choices],
    placesFrom: change.now ? from : periodUntil,
    periodFrom: change.later ? periodUntil : from,
    lines,
    credit: -lines.reduce((sum, { net }) => sum + Math.min(0, net), 0),
    due,
    vat,
    next: {
      at: change.now && preview && !change.later ? preview.nextAt : periodUntil,
      amount: withVat((nextTerms && priceOfTerms(nextTerms)) ?? 0, vat),
    },
    prorationDate: preview && hasDue && !isTrial ? preview.prorationDate : null,
    activeClients,
    clientsAbove: Math.max(0, activeClients - wanted.tier),
    replaces,
  }
}

function presentLine(
  { isPart, amount, from, until }: ChangePreview['lines'][number],
  { current, now }: { current: PlanTerms; now: PlanTerms },
): PreviewLine {
  const { tier, period } = amount < 0 ? current : now
  return { kind: amount < 0 ? 'unused time' : isPart ? 'rest of period' : 'whole period', tier, period, from, until, net: amount }
}

export const termsOfRow = (row: PlanRow): PlanTerms | undefined =>
  row.max_clients !== null && row.period !== null ? { tier: row.max_clients, period: row.period } : undefined
