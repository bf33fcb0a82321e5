import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { atLeast, atMost, median, type Bench } from './figure.ts'
import { signIn } from './house.ts'
import { load, within } from './load.ts'

const link = 'studio-marchetti'
const path = `/sf/${link}`
const connections = 8
const seconds = 4
const uncachedRounds = 15
const headers = { 'accept-encoding': 'br' }

/** Measures the public page against the smallest server that answers the same bytes, and the bytes of the page. */
export const storefrontBench: Bench = async ({ url }) => {
  const answer = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const html = await answer.text()
  const uncached = await uncachedTimes(url)
  const bare = await openBare(Buffer.from(await (await fetch(`${url}${path}`)).arrayBuffer()))
  try {
    const own = await load({ urls: [`${url}${path}`], headers, connections, seconds })
    const least = await load({ urls: [bare.url], headers, connections, seconds })
    const perSecond = { own: Math.round(own.perSecond), bare: Math.round(least.perSecond) }
    return [
      atLeast('storefront, of bare node:http', own.perSecond / least.perSecond, 0.5, {
        unit: '',
        details: `${perSecond.own} and ${perSecond.bare} a second`,
      }),
      atMost('storefront, 95 % of answers', within(95, own), 40, { unit: 'ms' }),
      atMost('storefront, read and drawn anew', median(uncached), 40, { unit: 'ms', details: `median of ${uncached.length}` }),
      atMost('storefront, page', gzipSync(html).length / 1024, 40, { unit: 'KB gz' }),
      atMost('storefront, scripts', (html.match(/<script(?! type="application\/ld\+json")/g) ?? []).length, 0, { unit: '' }),
    ]
  } finally {
    bare.close()
  }
}

/** How long the page takes right after a write has dropped it; the first rounds are those of a process that has just started. */
async function uncachedTimes(url: string): Promise<number[]> {
  const headersOfAdmin = { authorization: `Bearer ${await signIn(url)}`, 'content-type': 'application/json' }
  const times: number[] = []
  for (let round = 0; round < uncachedRounds; round += 1) {
    const write = await fetch(`${url}/api/storefront/settings/update`, {
      method: 'POST',
      headers: headersOfAdmin,
      body: JSON.stringify({ url: link }),
    })
    if (!write.ok) throw new Error(`The settings answered ${write.status}`)
    times.push(await timeOf(`${url}${path}`))
  }
  return times
}

async function timeOf(address: string): Promise<number> {
  const since = performance.now()
  await (await fetch(address)).arrayBuffer()
  return performance.now() - since
}

function openBare(body: Buffer): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(body)
  })
  return new Promise(resolve =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // a TCP server's address has a port
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => void server.close() })
    }),
  )
}
