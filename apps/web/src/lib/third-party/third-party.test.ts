import { expect, test } from 'vitest'
import { parseConsent } from './consent.ts'
import { envelopeAddress } from './envelope-address.ts'
import { envelope } from './envelope.ts'

const day = 86_400_000
const now = 1_000 * day

test.each([
  [{ analytics: true, at: now }, true],
  [{ analytics: false, at: now - 179 * day }, true],
  [{ analytics: true, at: now - 180 * day }, false],
  [{ analytics: true, at: now + day }, false],
  [null, false],
  [{}, false],
  [{ analytics: 'yes', at: now }, false],
  ['x', false],
])('the choice %j still holds: %s', (storedChoice, holds) => {
  expect(parseConsent(storedChoice, now) !== undefined).toBe(holds)
})

test.each([
  ['https://abc@errors.example/7', 'https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=abc'],
  ['https://abc@errors.example/base/7', 'https://errors.example/base/api/7/envelope/?sentry_version=7&sentry_key=abc'],
  ['https://errors.example/7', undefined],
  ['https://abc@errors.example', undefined],
  ['nonsense', undefined],
])('the DSN %s', (dsn, address) => {
  expect(envelopeAddress(dsn)).toBe(address)
})

test('a report names the error, its cause and the person, and no secret of the address', () => {
  const error = new Error('Outer', { cause: new TypeError('Inner') })
  error.stack = 'Error: Outer\n    at save (https://app.example/assets/index-1.js:2:30)\n    at https://app.example/assets/index-1.js:1:5'
  const text = envelope({
    error,
    build: 'b1',
    address: 'https://app.example/set-password?token=secret#x',
    at: new Date(0),
    id: 'e1',
    person: { id: '1', email: 'a@b.it', name: 'Anna', locale: 'it' },
    contact: { planName: 'Pro 15', planPrice: 1_900, totalClients: 14, inactiveClients: 3 },
  })
  const [header, kind, event] = text.split('\n').map(line => JSON.parse(line))
  expect(header).toMatchObject({ event_id: 'e1' })
  expect(kind).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    release: 'b1',
    request: { url: 'https://app.example/set-password' },
    user: { id: '1', email: 'a@b.it', name: 'Anna', locale: 'it' },
    contexts: { contact: { plan_name: 'Pro 15', plan_price: 1_900, total_clients: 14, inactive_clients: 3 } },
    exception: {
      values: [
        { type: 'TypeError', value: 'Inner' },
        {
          type: 'Error',
          value: 'Outer',
          stacktrace: {
            frames: [
              { function: '?', filename: 'https://app.example/assets/index-1.js', lineno: 1, colno: 5 },
              { function: 'save', filename: 'https://app.example/assets/index-1.js', lineno: 2, colno: 30 },
            ],
          },
        },
      ],
    },
  })
  expect(text).not.toContain('secret')
})
