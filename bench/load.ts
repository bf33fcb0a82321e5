import { Agent, request } from 'node:http'

export interface Load {
  /** Each connection requests them in turn. */
  urls: readonly string[]
  headers?: Record<string, string>
  /** Makes the body of a write; without it the requests are reads. */
  body?: () => unknown
  connections: number
  seconds: number
}

export interface LoadResult {
  perSecond: number
  /** Milliseconds, the quickest first. */
  times: readonly number[]
}

/** Repeats the requests on connections that stay open. */
export async function load({ urls, headers = {}, body, connections, seconds }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const ask = (url: string) =>
    new Promise<void>((resolve, reject) => {
      const since = performance.now()
      const payload = body && JSON.stringify(body())
      const options = payload === undefined ? { headers } : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
      request(url, { agent, ...options }, answer => {
        answer.resume()
        answer.on('end', () => {
          if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
          times.push(performance.now() - since)
          resolve()
        })
      })
        .on('error', reject)
        .end(payload)
    })
  const since = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) for (const url of urls) await ask(url)
    }),
  )
  agent.destroy()
  return { perSecond: times.length / ((performance.now() - since) / 1000), times: times.sort((a, b) => a - b) }
}

/** The time within which this percentage of the answers came. */
export const within = (percent: number, { times }: LoadResult): number =>
  times[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ?? Number.NaN
