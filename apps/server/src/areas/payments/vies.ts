import { viesQuery, type ViesAnswer } from '@allenio/domain/plan'
import { z } from 'zod'
import { useConfig } from '#platform/config'
import { refuseHeldConnection } from '#platform/db'
import { guardedFetch } from '#platform/outgoing'

const Answer = z.object({ valid: z.boolean(), userError: z.string().optional() })

/** Asks the register of the EU about a VAT number. Whatever is no clear answer counts as none. */
export async function askVies(number: { country: string; vatNumber: string }): Promise<ViesAnswer> {
  const { country, number: digits } = viesQuery(number)
  const address = `${useConfig().viesUrl}/check-vat-number`
  const body = JSON.stringify({ countryCode: country, vatNumber: digits })
  try {
    const { status, text } = await post(address, body)
    const { success, data } = Answer.safeParse(JSON.parse(text))
    if (status !== 200 || !success) return 'unreachable'
    // a member state that is away is told as an error beside `valid: false`
    if (data.userError && data.userError !== 'VALID' && data.userError !== 'INVALID') return 'unreachable'
    return data.valid ? 'valid' : 'invalid'
  } catch {
    return 'unreachable'
  }
}

async function post(address: string, body: string): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json' }
  // a stand-in on this machine, in local mode alone; everything else goes by the guarded way
  if (useConfig().mode === 'local' && new URL(address).hostname === '127.0.0.1') {
    refuseHeldConnection('the register of VAT numbers')
    const answer = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) })
    return { status: answer.status, text: await answer.text() }
  }
  const { status, body: bytes } = await guardedFetch(address, { method: 'POST', headers, body, timeoutMs: 5_000 })
  return { status, text: bytes.toString('utf8') }
}
