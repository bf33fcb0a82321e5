import { Agent, request } from 'node:http'

export interface Load {
  url: string
  headers?: Record<string, string>
  connections: number
  seconds: number
}

/** Asks one address over and over on kept connections; answers requests per second and the median latency. */
export async function load({ url, headers = {}, connections, seconds }: Load): Promise<{ perSecond: number, medianMs: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const ask = () => new Promise<void>((resolve, reject) => {
    const since = performance.now()
    request(url, { agent, headers }, answer => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
        times.push(performance.now() - since)
        resolve()
      })
    }).on('error', reject).end()
  })
  const since = performance.now()
  await Promise.all(Array.from({ length: connections }, async () => {
    while (performance.now() < end) await ask()
  }))
  agent.destroy()
  times.sort((a, b) => a - b)
  return { perSecond: times.length / ((performance.now() - since) / 1000), medianMs: times[Math.floor(times.length / 2)] ?? Number.NaN }
}
