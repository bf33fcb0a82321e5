import type { Browser, CDPSession, Page } from '@playwright/test'
import { enterWith, launchBrowser } from './browser.ts'
import { fillFoods, foodsHere } from './foods.ts'
import { atMost, median, type Bench, type Figure } from './figure.ts'
import { ownBusiness } from './growth.ts'
import { signIn } from './house.ts'
import { followScripts, kilobytesOf } from './loaded-scripts.ts'
import { createPlan, libraryFoods } from './meal-plan-data.ts'
import { Api } from './program-data.ts'
import { at95, bareKeys, describeKeys, metrics, workOf } from './work.ts'

const shape = { days: 28, mealsInDay: 5, rowsInMeal: 7, alternatives: 2 }
const size = '28 days of 35 rows with 2 alternatives'
const searches = ['riso basmati', 'petto di pollo', 'yogurt greco', 'parmigano']
const grams = 1
const openings = 5
const keyRounds = 8

/** Measures the editor of a large meal plan in a business with many foods: keys, the search of a food, and what it loads. */
export const mealPlanEditorBench: Bench = async house => {
  await fillFoods(await house.databaseUrl(), ownBusiness)
  const token = await signIn(house.url)
  const api = new Api(`${house.url}/api`, { authorization: `Bearer ${token}` })
  const planId = await createPlan(api, await libraryFoods(api), shape)
  const browser = await launchBrowser()
  const opening = { url: house.url, token, planId }
  try {
    const times: number[] = []
    for (let at = 1; at < openings; at += 1) {
      const { time, page } = await openPlan(browser, opening)
      times.push(time)
      await page.context().close()
    }
    const { time, page, session } = await openPlan(browser, opening)
    await page.waitForLoadState('networkidle')
    return [
      atMost('meal plan editor: opened', median([...times, time]), 400, { unit: 'ms', details: `median of ${openings}, ${size}` }),
      await measureKeys(page, session),
      await measureSearches(page, session),
      ...(await measureScripts(browser, opening)),
    ]
  } finally {
    await browser.close()
  }
}

interface Opening {
  url: string
  token: string
  planId: string
}

/** Opens the plan from home in a browser that has seen neither, and answers how long its page worked at it. */
async function openPlan(browser: Browser, { url, token, planId }: Opening) {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', locale: 'it-IT', reducedMotion: 'reduce' })
  await enterWith(context, token)
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const since = (await metrics(session)).task
  await page.evaluate(address => history.pushState({}, '', address), `/mealPlans/${planId}/edit`)
  // by its selector: a search by role asks for the style of every element, on the thread that is measured
  await page.locator('[role=grid]').waitFor()
  return { time: (await metrics(session)).task - since, page, session }
}

/** The scripts that the editor needs beside those of home, in a page of its own that loads nothing ahead; and the worker that fits days. */
async function measureScripts(browser: Browser, { url, token, planId }: Opening): Promise<Figure[]> {
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: 'block',
    locale: 'it-IT',
    viewport: { width: 1280, height: 844 },
  })
  await enterWith(context, token)
  const page = await context.newPage()
  const loadedScripts = await followScripts(page)
  await page.goto('/home')
  const homeScripts = new Set(await loadedScripts())
  await page.evaluate(address => history.pushState({}, '', address), `/mealPlans/${planId}/edit`)
  await page.locator('[role=grid]').waitFor()
  const scripts = (await loadedScripts()).filter(name => !homeScripts.has(name))
  const start = page.waitForEvent('worker')
  await page.keyboard.press('Alt+t')
  const solver = (await start).url()
  await context.close()
  const details = `${scripts.length} files`
  return [
    atMost('meal plan editor: its scripts, after home', await kilobytesOf(scripts), 110, { unit: 'KB gz', details }),
    atMost('meal plan editor: the solver', await kilobytesOf([solver]), 10, { unit: 'KB gz' }),
  ]
}

/** Grams typed into rows, as fast as the keys come: signs, Enter, and arrows between them. */
async function measureKeys(page: Page, session: CDPSession): Promise<Figure> {
  const keys = ['8', '5', 'Enter', '1', '2', '0', 'Enter', 'ArrowUp', 'ArrowUp', 'F2', '7', 'Enter', 'ArrowDown', 'ArrowUp', 'ArrowUp']
  await page.locator(`[data-line="2"] [data-column="${grams}"]`).click()
  const press = (key: string) => workOf(page, session, () => page.keyboard.press(key))
  for (const key of keys) await press(key)
  const works: number[] = []
  for (let round = 0; round < keyRounds; round += 1) for (const key of keys) works.push((await press(key)).script)
  const bare = await bareKeys(page.context(), keys, keyRounds)
  const details = `${describeKeys(works, bare)}, ${size}`
  return atMost('meal plan editor: script of a key', at95(works), 4, { unit: 'ms', details })
}

async function measureSearches(page: Page, session: CDPSession): Promise<Figure> {
  const scripts: number[] = []
  for (const [at, search] of searches.entries()) {
    await page.locator(`[data-line="${at + 2}"] [data-column="0"]`).click()
    for (const key of search) scripts.push((await workOf(page, session, () => page.keyboard.press(key === ' ' ? 'Space' : key))).script)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  return atMost('meal plan editor: hits for a key in a food’s name', at95(scripts), 8, {
    unit: 'ms',
    details: `p95 of ${scripts.length}, median ${median(scripts).toFixed(1)}, over ${foodsHere} own foods and the library`,
  })
}
