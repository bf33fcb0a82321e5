import { fork } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { atLeast, atMost, type Bench } from './figure.ts'
import { root, serverFlags } from './house.ts'
import { load, within, type Load } from './load.ts'

const entry = join(root, 'apps/server/src/platform/documents/testing/bench-server.ts')

interface BenchServer {
  url: string
  bareUrl: string
  token: string
  planId: string
  rowId: string
}

/** Measures a document of sixteen weeks of six days of nine rows: opened whole, and one cell of it saved. */
export const documentsBench: Bench = async () => {
  const child = fork(entry, { execArgv: serverFlags })
  try {
    const [{ url, bareUrl, token, planId, rowId }] = (await once(child, 'message')) as [BenchServer] // the only message
    const headers = { authorization: `Bearer ${token}` }
    const document = `${url}/api/plans/${planId}/document`
    const whole = Buffer.from(await (await fetch(document, { headers })).arrayBuffer())
    let base = 0
    const edit = () => {
      const cells = { load: String(Math.round(Math.random() * 1000) / 10) }
      base += 1
      return {
        base: base - 1,
        batches: [{ id: randomUUID(), gestureId: randomUUID(), kind: 'edit', operations: [{ kind: 'set', id: rowId, cells }] }],
      }
    }
    const calm = { headers, connections: 1 }
    const opening = await warm({ ...calm, urls: [document] })
    const saving = await warm({ ...calm, urls: [`${url}/api/plans/${planId}/operations`], body: edit })
    const bareOpening = await warm({ connections: 1, urls: [`${bareUrl}/read`] })
    const bareSaving = await warm({ connections: 1, urls: [`${bareUrl}/save`], body: () => ({}) })
    return [
      atMost('document of sixteen weeks opened', within(95, opening), 40, {
        unit: 'ms',
        details: `p95, p50 ${within(50, opening).toFixed(1)} ms`,
      }),
      atMost('its size', gzipSync(whole).length / 1024, 60, { unit: 'KB gz', details: `${Math.round(whole.length / 1024)} KB` }),
      atLeast('opened against the bare SQL', within(50, bareOpening) / within(50, opening), 0.4, { unit: '' }),
      atMost('one cell saved', within(95, saving), 15, { unit: 'ms', details: `p95, p50 ${within(50, saving).toFixed(1)} ms` }),
      atMost('its request', JSON.stringify(edit()).length / 1024, 2, { unit: 'KB' }),
      atLeast('saved against the bare SQL', within(50, bareSaving) / within(50, saving), 0.18, { unit: '' }),
    ]
  } finally {
    child.disconnect()
    await once(child, 'exit')
  }
}

async function warm(what: Omit<Load, 'seconds'>) {
  await load({ ...what, seconds: 1 })
  return load({ ...what, seconds: 2 })
}
