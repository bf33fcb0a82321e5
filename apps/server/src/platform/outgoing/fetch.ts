import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { Agent, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { refuseHeldConnection } from '#platform/db'
import { isPublicAddress } from './address.ts'

export class RefusedAddress extends Error {}

export interface OutgoingRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string | number>
  body?: string | Buffer
  timeoutMs?: number
  /** More than this of an answer is not read. */
  maxBytes?: number
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

export type OutgoingFetch = (address: string, request?: OutgoingRequest) => Promise<Answer>

export interface Guard {
  isAllowed?: (ip: string) => boolean
  resolve?: (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
  /** Authorities trusted instead of the system's. */
  ca?: string
}

/** An address as it may be stored: https, no credentials, not plainly inside. What its name leads to is seen at use. */
export function outgoingUrl(address: string, isAllowed = isPublicAddress): URL {
  if (!URL.canParse(address)) throw new RefusedAddress('it is no address')
  const url = new URL(address)
  if (url.protocol !== 'https:') throw new RefusedAddress('only https is spoken')
  if (url.username || url.password) throw new RefusedAddress('an address carries no credentials')
  // the URL parser has already normalised hexadecimal, octal and shortened addresses
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new RefusedAddress('the address is not public')
  if (!isIP(host) && !host.includes('.')) throw new RefusedAddress('the name is not public')
  return url
}

/**
 * Sends requests to addresses that people gave us. Every address that a name resolves to must be public, and the connection
 * goes to the one that was checked. A redirect is an error, because it may lead into the internal network.
 */
export function makeGuardedFetch({ isAllowed = isPublicAddress, resolve = resolveAll, ca }: Guard = {}): OutgoingFetch {
  const lookup: LookupFunction = (host, { all }, done) =>
    resolve(host, (error, addresses) => {
      if (error) return done(error, [])
      const [first] = addresses
      if (!first || !addresses.every(each => isAllowed(each.address))) {
        return done(new RefusedAddress('the name leads to no public address'), [])
      }
      return all ? done(null, addresses) : done(null, first.address, first.family)
    })

  return async (address, { method = 'GET', headers = {}, body, timeoutMs = 10_000, maxBytes = 65_536 } = {}) => {
    refuseHeldConnection('an address on the network')
    const url = outgoingUrl(address, isAllowed)
    // connections are not kept, because the name may resolve to another address later
    const agent = new Agent({ keepAlive: false, ...(ca && { ca }) })
    const signal = AbortSignal.timeout(timeoutMs)
    return new Promise<Answer>((resolveAnswer, reject) => {
      const outgoing = request(url, { method, headers, agent, lookup, signal }, incoming => {
        const giveUp = (error: Error) => {
          reject(error)
          outgoing.destroy()
        }
        const chunks: Buffer[] = []
        let bytes = 0
        const status = incoming.statusCode ?? 0
        if (status >= 300 && status < 400) return giveUp(new RefusedAddress('the answer sends elsewhere'))
        incoming.on('error', reject)
        incoming.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > maxBytes) giveUp(new Error('the answer is too long'))
          else chunks.push(chunk)
        })
        incoming.on('end', () => resolveAnswer({ status, headers: incoming.headers, body: Buffer.concat(chunks) }))
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }
}

function resolveAll(host: string, done: (error: Error | null, found: LookupAddress[]) => void): void {
  systemLookup(host, { all: true }, (error, addresses) => done(error, addresses))
}

export const guardedFetch = makeGuardedFetch()
