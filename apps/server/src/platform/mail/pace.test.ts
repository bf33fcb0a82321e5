import { loadConfig, installConfig, useConfig } from '#platform/config'
import { testHouse, testSecret } from '#testing'
import { afterAll, expect, test } from 'vitest'
import { waitForTurn } from './pace.ts'

const { database } = await testHouse()
const before = useConfig()
afterAll(() => void installConfig(before, testSecret))

test('mails to many keep the pace of all nodes together, and go at once where none is set', async () => {
  const elapsedFor = async (turns: number) => {
    const begun = performance.now()
    await Promise.all(Array.from({ length: turns }, () => waitForTurn(database)))
    return performance.now() - begun
  }
  installConfig({ ...before, mail: { ...before.mail, perMinute: 600 } }, testSecret)
  // the first goes at once, and each of the others a tenth of a second later
  expect(await elapsedFor(4)).toBeGreaterThanOrEqual(290)
  installConfig({ ...before, mail: { ...before.mail, perMinute: undefined } }, testSecret)
  expect(await elapsedFor(20)).toBeLessThan(290)
  expect(() => loadConfig({ MAIL_PER_MINUTE: '0' })).toThrow('MAIL_PER_MINUTE')
})
