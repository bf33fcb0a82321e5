import { expect } from '@playwright/test'
import { baseUrl, signInDemo } from '../house/api.ts'
import { enter, tokens } from '../house/browser.ts'
import { moveTo } from '../house/places.ts'
import { startHouse, type House } from '../house/start.ts'
import { test } from '../house/test.ts'
import { addressOf } from './addresses.ts'
import { clientFaults, readTexts } from './page-faults.ts'
import { mayOpen, readScreens } from './plan.ts'

// a second installation, which the tests use one after the other
test.describe.configure({ mode: 'default' })

const main = { ...process.env }
let house: House
test.beforeAll(async () => {
  // the first start fills the demo
  test.setTimeout(240_000)
  house = await startHouse({ VARIANT: 'dietitian' })
  process.env['ALLENIO_URL'] = house.url
  await signInDemo()
})
test.afterAll(async () => {
  Object.assign(process.env, main)
  await house.stop()
})

// the public pages of the landing area are the coaches' marketing
const screens = readScreens().filter(({ area }) => area !== 'landing')
const visitors = ['admin', 'client', 'stranger'] as const
const firstVisitor = (screen: (typeof screens)[number]) => visitors.find(visitor => mayOpen(screen, visitor))

for (const visitor of visitors) {
  test(`a dietitian’s installation says patient to ${visitor}`, async ({ browser }) => {
    const own = screens.filter(screen => firstVisitor(screen) === visitor)
    test.setTimeout(own.length * 15_000)
    const context = await browser.newContext({ baseURL: baseUrl(), reducedMotion: 'reduce', serviceWorkers: 'block' })
    await enter(context, { visitor, token: await tokens(visitor), language: 'it' })
    const page = await context.newPage()
    let sentences = ''
    for (const [nth, language] of (['it', 'en'] as const).entries()) {
      await context.addCookies([{ name: 'allenio.lang', value: language, url: baseUrl() }])
      let isLoaded = false
      for (const screen of own.filter((_screen, index) => index % 2 === nth)) {
        const address = await addressOf(screen, visitor)
        await (isLoaded ? moveTo(page, address) : page.goto(address, { waitUntil: 'networkidle' }))
        isLoaded = true
        await expect(page.locator('main').first()).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        const texts = await readTexts(page)
        expect.soft(clientFaults(texts), screen.path).toEqual([])
        sentences += texts.map(({ text }) => text).join('\n')
      }
    }
    // clients are spoken to and hardly ever read the word
    if (visitor !== 'client') for (const word of [/\bpazient[ei]\b/i, /\bpatients?\b/i]) expect(sentences).toMatch(word)
    await context.close()
  })
}
