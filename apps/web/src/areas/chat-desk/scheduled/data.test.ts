import type { ScheduledMessage } from '@allenio/contract/chat-desk'
import { expect, test } from 'vitest'
import { refetchDelay } from './data.ts'

const now = Date.parse('2026-03-04T10:00:00Z')
const at = (sendAt: string, state: ScheduledMessage['state'] = 'waiting') => ({ sendAt, state }) as ScheduledMessage

test('the list looks again when the next one has left, and not for what was refused', () => {
  expect(refetchDelay(undefined, now)).toBe(false)
  expect(refetchDelay([at('2026-03-04T10:05:00Z', 'refused')], now)).toBe(false)
  expect(refetchDelay([at('2026-03-04T10:09:00Z'), at('2026-03-04T10:01:00Z')], now)).toBe(62_000)
  expect(refetchDelay([at('2026-03-05T10:00:00Z')], now)).toBe(600_000)
  // the message should have been sent already, so the next look is soon
  expect(refetchDelay([at('2026-03-04T09:59:00Z')], now)).toBe(5000)
})
