import { beginCodeTry, endCodeTry, type CodeTry } from '#areas/packages'
import { countFailure, newToken, refuseWhileBlocked } from '#platform/auth'
import type { SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { networkOf, type RequestFacts } from '#platform/http'
import { installedPayments } from '#platform/payments'
import type { Checkout } from '../../followers.ts'
import { hashOf } from '../start.ts'

// The network, the code and the browser of a stranger: every public call of a checkout looks at some of them.

const hourMs = 3_600_000

/** Limits what strangers may ask for, by their network. Each hour counts anew: all buyers of a gym or a mobile operator share one. */
export async function countCall(db: SystemDb, door: string, request: RequestFacts): Promise<void> {
  const hour = Math.floor(Date.now() / hourMs)
  const subject = { kind: 'address', value: `${door} ${networkOf(request.address)} ${hour}` } as const
  await refuseWhileBlocked(db, [subject])
  await countFailure(db, subject)
}

/** Counts a typed code as a guess, until it turns out right. Other refusals say nothing about the code, and forgive nothing. */
export async function withCode<T>(codeTry: CodeTry | undefined, work: () => Promise<T>): Promise<T> {
  if (!codeTry) return work()
  const { database } = installedPayments()
  await beginCodeTry(database, codeTry)
  try {
    const result = await work()
    await endCodeTry(database, codeTry, true)
    return result
  } catch (error) {
    if (error instanceof AppError && error.code === 'discount not valid') await endCodeTry(database, codeTry, false)
    throw error
  }
}

export const codeTryOf = (workspaceId: string, code: string | undefined, { address }: RequestFacts): CodeTry | undefined =>
  code ? { workspaceId, address } : undefined

const cookieName = 'checkout'
const cookieOptions = { path: '/api/live/checkout', maxAgeSeconds: 7 * 86_400 }

/** One cookie for all checkouts of a browser. */
export function browserHashOf(request: RequestFacts): string {
  const token = request.cookie(cookieName) || newToken()
  request.setCookie(cookieName, token, cookieOptions)
  return hashOf(token)
}

export const isOwnBrowser = ({ browser_hash: hash }: Checkout, request: RequestFacts): boolean => {
  const token = request.cookie(cookieName)
  return hash !== null && token !== undefined && token !== '' && hashOf(token) === hash
}
