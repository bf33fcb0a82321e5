import { expect, test } from 'vitest'
import { readServerSources } from './server-sources.ts'

/** Where the server speaks to something outside, and what refuses there to be asked while a connection is held. */
const waysOut: Record<string, string> = {
  'areas/payments/vies.ts': 'itself',
  'platform/files/s3-client.ts': 'platform/files/engine.ts',
  'platform/google/client.ts': 'platform/google/installed.ts',
  'platform/mail/smtp.ts': 'itself',
  'platform/outgoing/fetch.ts': 'itself',
  // the calls of the test provider's own events, which a job makes
  'platform/payments/start.ts': 'platform/payments/installed.ts',
  'platform/payments/stripe/client.ts': 'platform/payments/installed.ts',
}

test('every way out refuses while a connection is held', () => {
  const sources = new Map(readServerSources().map(({ path, text }) => [path, text]))
  const isWayOut = /\bawait fetch\(|\brequest\b[^}\n]*\} from 'node:https?'|await import\('(?:stripe|nodemailer|@aws-sdk\/client-s3)'\)/
  expect([...sources].flatMap(([path, text]) => (isWayOut.test(text) ? path : [])).toSorted()).toEqual(Object.keys(waysOut))
  for (const [path, guard] of Object.entries(waysOut))
    expect(sources.get(guard === 'itself' ? path : guard)).toMatch(/refuseHeldConnection\(|guardService\(/)
})
