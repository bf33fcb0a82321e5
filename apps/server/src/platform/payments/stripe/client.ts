import type Stripe from 'stripe'
import type { Log } from '#platform/log'
import { ownAccount } from '../installed.ts'
import { ProviderError, type TaxName } from '../provider.ts'

export const apiVersion = '2026-10-28.endive'

export interface StripeSettings {
  secretKey: string
  hasConnect: boolean
  /** The ids of the operator's tax rates. */
  taxRates?: Partial<Record<TaxName, string>>
  /** Given by tests, which ask a fake of Stripe. */
  host?: { protocol: 'http'; host: string; port: number }
}

export interface StripeKit {
  hasConnect: boolean
  /** Asks Stripe; what goes wrong becomes a `ProviderError`. */
  ask: <T>(operation: string, work: (stripe: Stripe) => Promise<T>) => Promise<T>
  /** The options of a request on a connected account. A request that makes something has a key. */
  on: (accountId: string, key?: string) => { stripeAccount?: string; idempotencyKey?: string }
  taxRateOf: (tax: TaxName) => string
}

/** The SDK is large, so it is loaded when it is first used. */
export function stripeKit({ secretKey, hasConnect, taxRates = {}, host }: StripeSettings, log: Log): StripeKit {
  let loading: Promise<Stripe> | undefined
  const load = async () => {
    const { default: Client } = await import('stripe')
    return new Client(secretKey, { apiVersion, timeout: 20_000, maxNetworkRetries: host ? 0 : 2, telemetry: false, ...host })
  }
  return {
    hasConnect,
    async ask(operation, work) {
      try {
        return await work(await (loading ??= load()))
      } catch (error) {
        throw await asProviderError(error, { operation, log })
      }
    },
    on: (accountId, key) => ({
      ...(accountId !== ownAccount && { stripeAccount: accountId }),
      ...(key !== undefined && { idempotencyKey: key }),
    }),
    taxRateOf(tax) {
      const id = taxRates[tax]
      // the operator mends it, and then the same request succeeds
      if (id === undefined) throw new ProviderError(`no tax rate ${tax}`, false)
      return id
    },
  }
}

/** Errors of the SDK carry headers and bodies, so only codes are logged. */
async function asProviderError(error: unknown, { operation, log }: { operation: string; log: Log }): Promise<unknown> {
  if (error instanceof ProviderError) return error
  const {
    default: { errors },
  } = await import('stripe')
  if (!(error instanceof errors.StripeError)) return error
  const { type, code = '', decline_code: declineCode = '', statusCode = 0, requestId = '', param = '' } = error
  const isLogged = !(error instanceof errors.StripeCardError)
  if (isLogged) log.warn('the payment provider refused or failed', { operation, type, code, status: statusCode, requestId, param })
  if (error instanceof errors.StripeCardError) return new ProviderError(declineCode || code || 'card declined', true)
  if (error instanceof errors.StripePermissionError || code === 'account_invalid') return new ProviderError('account disconnected', true)
  if (error instanceof errors.StripeIdempotencyError) return new ProviderError('idempotency error', true)
  // a request with the same key is under way, or something is locked
  const isBusy = statusCode === 409 || statusCode === 429 || code === 'lock_timeout' || code === 'idempotency_key_in_use'
  if (isBusy) return new ProviderError(code || 'busy', false)
  if (error instanceof errors.StripeInvalidRequestError)
    return new ProviderError(code === 'resource_missing' ? 'resource missing' : code || 'invalid request', true)
  // the network, an error of Stripe, or a key that the operator has to mend: later the same request may succeed
  return new ProviderError(code || type, false)
}

export const momentOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
export const momentOrNull = (seconds: number | null | undefined): string | null =>
  seconds === null || seconds === undefined ? null : momentOf(seconds)
export const secondsOf = (moment: string): number => Math.floor(Date.parse(moment) / 1000)

/** A field holds an id, or the whole object where it was asked for. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : value.id

export const objectOf = <T extends object>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' && value !== null ? value : null

/** The options of a request that only reads. */
export const keyless = ({ stripeAccount }: ReturnType<StripeKit['on']>) => (stripeAccount === undefined ? {} : { stripeAccount })
