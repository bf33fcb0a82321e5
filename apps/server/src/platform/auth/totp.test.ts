import { describe, expect, test } from 'vitest'
import { matchingStep, newTotpSecret, stepAt, totpCode } from './totp.ts'

// The values come from RFC 6238, appendix B: the SHA-1 rows cut to six digits. The secret is '12345678901234567890'.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('one-time codes', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('at %i seconds the code is %s', (seconds, code) => {
    expect(totpCode(secret, stepAt(seconds * 1000))).toBe(code)
  })

  test('a code of the step before still counts, once', () => {
    const now = 1_700_000_000_000
    const code = totpCode(secret, stepAt(now) - 1)
    const step = matchingStep(secret, code, { now })
    expect(step).toBe(stepAt(now) - 1)
    expect(matchingStep(secret, code, { now, lastUsed: stepAt(now) - 1 })).toBeUndefined()
  })

  test('two steps ago is too late', () => {
    const now = 1_700_000_000_000
    expect(matchingStep(secret, totpCode(secret, stepAt(now) - 2), { now })).toBeUndefined()
  })

  test('a new secret has 160 bits', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  })
})
