import { fillBusiness } from './clients.ts'
import { atMost, type Bench } from './figure.ts'
import { signIn } from './house.ts'
import { load, within } from './load.ts'

const longestMs = 10 * 60_000

interface Counts {
  readers: number
  waiting: number
}

/** Publishes a notice for ten thousand clients, and asks what other calls of the business take while it is handed over. */
export const noticesBench: Bench = async house => {
  await fillBusiness(await house.databaseUrl())
  const headers = { authorization: `Bearer ${await signIn(house.url, 'admin@demo.allenio.test')}` }
  const others = { urls: [`${house.url}/api/clients`, `${house.url}/api/conversations/unread/count`], headers, connections: 2, seconds: 3 }
  await load({ ...others, seconds: 1 })
  const before = within(95, await load(others))
  const begun = performance.now()
  const { id } = await answer<{ id: string }>(`${house.url}/api/notices`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Chiusura estiva',
      text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Chiusi dal 10 al 20.' }] }] },
      audience: { kind: 'all' },
    }),
  })
  const publishedMs = performance.now() - begun
  const during = within(95, await load(others))
  const readers = await waitForReaders(`${house.url}/api/notices/${id}`, headers)
  const seconds = (performance.now() - begun) / 1000
  const details = `p95 ${during.toFixed(1)} ms, before ${before.toFixed(1)} ms`
  return [
    atMost('notices: publishing for 10,000 clients', publishedMs, 2_000, { unit: 'ms', details: `${readers} readers` }),
    atMost('notices: other calls meanwhile', during / before, 4, { unit: 'x', details }),
    atMost('notices: everybody has it', seconds, 240, { unit: 's', details: `${readers} readers` }),
  ]
}

async function answer<Data>(url: string, init: RequestInit): Promise<Data> {
  const response = await fetch(url, init)
  const { data, message } = (await response.json()) as { data: Data; message?: string }
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${message}`)
  return data
}

async function waitForReaders(url: string, headers: Record<string, string>): Promise<number> {
  const until = performance.now() + longestMs
  for (;;) {
    const { counts } = await answer<{ counts: Counts }>(url, { headers })
    if (counts.waiting === 0) return counts.readers
    if (performance.now() > until) throw new Error(`${counts.waiting} readers still wait`)
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}
