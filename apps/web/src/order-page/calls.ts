import type { Answer, Endpoint, ErrorBody, ErrorCode, Input, Output } from '@allenio/contract'
import { addressOf } from '#lib/api'
import type { OrderPage } from './page.ts'

/** What the server refuses, in its own words. */
export interface Refusal extends ErrorBody {
  code: ErrorCode
}

/** Longer than the server waits for the provider. */
const patienceMs = 45_000

/** Asks the server; rejects where it cannot be reached or something else answers in its place. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  buyer?: OrderPage['state']['buyer'],
): Promise<Answer<Output<E>> | Refusal> {
  const { address, body } = addressOf(endpoint, input)
  const headers = new Headers({ 'accept-language': document.documentElement.lang })
  if (endpoint.method !== 'GET') headers.set('content-type', 'application/json')
  if (buyer) headers.set('authorization', `Bearer ${buyer.token}`)
  if (buyer?.workspaceId) headers.set('x-workspace', buyer.workspaceId)
  const response = await fetch(address, {
    method: endpoint.method,
    headers,
    body: endpoint.method === 'GET' ? null : JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  })
  return (await response.json()) as Answer<Output<E>> | Refusal // every answer of the server has one of the two forms
}
