import { describe, expect, test } from 'vitest'
import { hashPassword, hashToken, isPassword, isSigned, newToken, seal, sign, unseal } from '#platform/auth'

const key = 'a secret of tests alone, 32 characters and more'

describe('passwords', () => {
  test('are hashed slowly, with a salt of their own, by argon2id', async () => {
    const [one, two] = [await hashPassword('passwörd'), await hashPassword('passwörd')]
    expect(one).not.toBe(two)
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    ['the same', 'passwörd', 'passwörd', true],
    ['composed otherwise', 'passwo\u0308rd', 'passw\u00f6rd', true],
    ['another case', 'Passwörd', 'passwörd', false],
    ['a blank more', 'passwörd ', 'passwörd', false],
    ['nothing', '', 'passwörd', false],
  ])('%s', async (_, typed, password, isRight) => {
    expect(await isPassword(typed, await hashPassword(password))).toBe(isRight)
  })

  test('nobody’s password is never right, not even the one that stands in for it', async () => {
    for (const typed of ['', 'nobody has this password', 'x']) {
      expect([await isPassword(typed, null), await isPassword(typed, undefined)]).toEqual([false, false])
    }
  })

  test('nobody’s takes as long as somebody’s', async () => {
    const stored = await hashPassword('right')
    const time = async (hash: string | null) => {
      const times = []
      for (let round = 0; round < 9; round += 1) {
        const start = performance.now()
        await isPassword('wrong', hash)
        times.push(performance.now() - start)
      }
      return times.sort((a, b) => a - b)[0] ?? 0
    }
    const ratio = (await time(null)) / (await time(stored))
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})

describe('tokens and signatures', () => {
  test('tokens are 256 random bits', () => {
    const tokens = new Set(Array.from({ length: 1000 }, newToken))
    expect(tokens.size).toBe(1000)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    expect(hashToken('x')).toHaveLength(32)
  })

  test.each([
    ['right', key, 'links', 'message', true],
    ['of another message', key, 'links', 'messagf', false],
    ['for another purpose', key, 'cookies', 'message', false],
    ['by another secret', `${key}!`, 'links', 'message', false],
  ])('a signature %s', (_, secret, purpose, message, isRight) => {
    expect(isSigned(secret, purpose, message, sign(key, 'links', 'message'))).toBe(isRight)
  })

  test.each(['', 'x', 'ü'.repeat(43), `${sign(key, 'links', 'message')}x`, sign(key, 'links', 'message').slice(0, -1)])(
    '"%s" is none',
    signature => {
      expect(isSigned(key, 'links', 'message', signature)).toBe(false)
    },
  )
})

describe('sealed values', () => {
  test('come back as they were, and look different each time', () => {
    const [one, two] = [seal(key, 'JBSWY3DPEHPK3PXP'), seal(key, 'JBSWY3DPEHPK3PXP')]
    expect([unseal(key, one), unseal(key, two), one === two]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP', false])
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3')
  })

  test('cannot be changed, nor opened with another secret', () => {
    const bytes = Buffer.from(seal(key, 'JBSWY3DPEHPK3PXP'), 'base64url')
    for (const at of [0, 12, 28, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => unseal(key, changed.toString('base64url'))).toThrow()
    }
    expect(() => unseal(`${key}!`, bytes.toString('base64url'))).toThrow()
    for (const nonsense of ['', 'x', 'A'.repeat(20)]) expect(() => unseal(key, nonsense)).toThrow()
  })
})
