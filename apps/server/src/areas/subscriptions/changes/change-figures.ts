import type { ChangeFigures } from '@allenio/contract/subscriptions'
import type { RequestDetails } from '@allenio/domain/subscriptions'
import { AppError } from '#platform/errors'
import { installedPayments, type ChangePreview, type PaymentProvider, type SubscriptionState } from '#platform/payments'
import { closeRequest, providerChange, type ProviderRequest } from '../requests/requests.ts'

export const figuresOf = ({ dueNow, credit: balance, nextAmount, nextAt, regularAmount }: ChangePreview): ChangeFigures => ({
  dueNow,
  balance,
  nextAmount,
  nextAt,
  regularAmount,
})

/**
 * Asks for the figures of a change before it is made, and adds them to what is stored. A charge or a balance that differs from what was
 * seen is refused: the change was kept waiting too long, or the provider's side has moved. Outside of any transaction.
 */
export async function requireFigures<Request extends ProviderRequest>(request: Request, provider: PaymentProvider): Promise<Request> {
  const { kind, details, accountId, providerId } = request
  const { change, seen } = details
  if (kind !== 'change' || !change) return request
  const side = await provider.readSubscription(accountId, providerId)
  if (isMade(side, details)) {
    const { amount, credit: balance, periodEnd: nextAt } = side
    const figures = { dueNow: seen?.dueNow ?? 0, balance, nextAmount: Math.max(0, amount - balance), nextAt, regularAmount: amount }
    return { ...request, details: { ...details, change: { ...change, figures } } }
  }
  const figures = figuresOf(await provider.previewChange(accountId, providerId, providerChange(details)))
  if (seen && (figures.dueNow !== seen.dueNow || figures.balance !== seen.balance)) {
    await installedPayments().database.withWorkspace(request.workspaceId, 'write', db => closeRequest(db, request.id, 'refused'))
    throw new AppError('offer changed', { data: { amount: change.amount } })
  }
  return { ...request, details: { ...details, change: { ...change, figures } } }
}

/** The provider has made the change before, and its answer was lost. */
function isMade(side: SubscriptionState, { change, at }: RequestDetails): boolean {
  if (!change || at !== 'now') return false
  const { amount, intervalUnit, intervalCount } = change
  if (side.changeExpiresAt !== null) return true
  return side.amount === amount && side.rhythm.unit === intervalUnit && side.rhythm.count === intervalCount && change.anchorDay === null
}
