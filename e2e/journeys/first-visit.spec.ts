import { expect, type Locator, type Page } from '@playwright/test'
import { assetOf } from '../house/assets.ts'
import { enterAs, watchFaults } from '../house/browser.ts'
import { logIn, newPerson } from '../house/people.ts'
import { pathOf } from '../house/places.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'
import { reading, saved } from '../house/visit-bench.ts'

interface FirstVisit {
  requests: number
  kilobytes: number
}

/** Counts what the page fetches until it shows the element; scripts and styles as they travel. */
async function visit(page: Page, path: string, selector: string): Promise<FirstVisit> {
  await page.addInitScript(wanted => {
    const look = () => {
      if (document.querySelector(wanted)?.checkVisibility()) Reflect.set(window, 'paintedAt', performance.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => Reflect.has(window, 'paintedAt'))
  return page.evaluate(() => {
    const fetched = performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming && entry.startTime <= Number(Reflect.get(window, 'paintedAt')))
    const sizes = fetched.map(entry =>
      entry instanceof PerformanceResourceTiming && /\.(?:js|css)$/.test(entry.name) ? entry.encodedBodySize : 0,
    )
    return { requests: fetched.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024 }
  })
}

// the bench holds the exact budgets; these limits catch a door or a group of the build that brings half of the app along
test('a first visit fetches little before it shows something', async ({ page, browser }) => {
  const login = await visit(page, '/login', 'input[type=password]')
  expect(login.kilobytes).toBeLessThan(170)
  expect(login.requests).toBeLessThan(20)
  // on a busy machine some of what comes when the page is idle begins before the paint, and another visit is asked
  await expect(async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await enterAs(context, 'admin')
    const home = await visit(await context.newPage(), '/home', 'h1')
    await context.close()
    expect(home.kilobytes).toBeLessThan(600)
    expect(home.requests).toBeLessThan(75)
  }).toPass({ timeout: 60_000 })
})

test('a stranger gets the screens of signed-in people only by a link to one, and returns to it after the login', async ({ page }) => {
  const inside = await assetOf('inside.ts')
  const hasInside = () =>
    page.evaluate(path => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path), inside)
  const person = await newPerson('Nora')
  await page.goto('/login')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(await hasInside()).toBe(false)
  await test.step('an address that nobody has is no page', async () => {
    expect((await page.goto('/no-such-page/1'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible()
    expect(pathOf(page)).toBe('/no-such-page/1')
  })
  await test.step('a link to a page inside leads to the login, and then to the page', async () => {
    expect((await page.goto('/clients?sort=name#list'))?.status()).toBe(200)
    await page.waitForURL('**/login')
    expect(await hasInside()).toBe(true)
    await logIn(page, person)
    await page.waitForURL('**/clients?sort=name#list')
    await expect(page.getByRole('heading', { level: 1, name: 'Clienti' })).toBeVisible()
  })
})

/** Counts clicks, and keys one by one. */
function countEffort({ keyboard }: Page) {
  const effort = { clicks: 0, keys: 0 }
  return {
    effort,
    click: async (target: Locator) => {
      effort.clicks += 1
      await target.click()
    },
    // the list of the system is opened, and one of it is chosen
    choose: async (target: Locator, option: string) => {
      effort.clicks += 2
      await target.selectOption(option)
    },
    type: async (text: string) => {
      effort.keys += text.length
      await keyboard.type(text)
    },
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        effort.keys += key.split('+').length
        await keyboard.press(key)
      }
    },
  }
}

test('a first visit of a client leads from exclusions to an assigned plan on paper, with at most 60 clicks and 700 keys', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Dora')
  await openAsAdmin(page, admin, '/clients/create')
  const { effort, click, choose, type, press } = countEffort(page)
  const rail = page.getByRole('navigation', { name: 'Prima visita' })
  const goOn = async (step: string) => {
    const before = page.url()
    await click(rail.getByRole('link', { name: `Avanti: ${step}` }))
    // fields of the next page may be called like those of the page before
    await page.waitForURL(url => url.href !== before)
  }

  await test.step('a new client, and what they do not eat', async () => {
    await click(page.getByRole('textbox', { name: 'Nome', exact: true }))
    await type('Marta')
    await press('Tab')
    await type('Bo')
    await press('Control+Enter')
    await page.waitForURL(/\/clients\/[0-9a-f-]{36}$/)
    await click(page.getByRole('button', { name: 'Inizia', exact: true }))
    await expect(rail.getByRole('listitem').filter({ hasText: 'Esclusioni' })).toHaveAttribute('aria-current', 'step')
    await click(page.getByRole('button', { name: 'Aggiungi esclusioni' }))
    const dialog = page.getByRole('dialog', { name: 'Aggiungi esclusioni' })
    await click(dialog.getByRole('combobox', { name: 'Che cosa' }))
    await type('arachidi')
    await expect(page.getByRole('option').first()).toBeVisible()
    await press('ArrowDown', 'Enter')
    await click(dialog.getByRole('button', { name: 'Aggiungi', exact: true }))
  })
  await test.step('the visit', async () => {
    await goOn('visita')
    await click(page.getByRole('button', { name: 'Inizia la visita' }))
    await click(reading(page, 'weight'))
    await type('72,4')
    await press('Tab')
    await type('168')
    await choose(page.getByRole('combobox', { name: 'Sesso' }), 'female')
    await click(page.getByRole('textbox', { name: /^Data di nascita/ }))
    await type('04/05/1990')
    await press('Tab')
    await saved(page)
    await press('Control+Enter')
    const dialog = page.getByRole('dialog', { name: 'Concludi la visita' })
    await click(dialog.getByRole('button', { name: 'Registra il consenso' }))
    await click(
      page
        .getByRole('dialog', { name: /consenso/i })
        .last()
        .getByRole('button', { name: 'Registra il consenso' }),
    )
    await click(dialog.getByRole('button', { name: 'Concludi' }))
  })
  await test.step('the need, with nothing of the visit typed again', async () => {
    await goOn('fabbisogno')
    // the visit, which stays until the need has come, has a field of this name too
    const need = page.getByRole('region', { name: 'Fabbisogno', exact: true })
    await choose(need.getByLabel('Livello di attività'), 'LARN active')
    await click(need.getByLabel('A settimana'))
    await press('Control+A')
    await type('-0,25')
    await press('Enter')
    await expect(need.getByRole('slider', { name: 'Deficit o surplus' })).toHaveValue('-270')
  })
  await test.step('the plan begins at that target', async () => {
    await goOn('piano')
    await expect(page.getByRole('textbox', { name: /^Energia/ })).toHaveValue(/\d/)
    await click(page.getByRole('button', { name: /come da LARN/ }))
    await click(page.getByRole('radio', { name: /^Un giorno/ }))
    await click(page.getByRole('button', { name: 'Crea', exact: true }))
    await page.waitForURL(/\/mealPlans\/[0-9a-f-]{36}\/edit$/)
    const table = page.getByRole('grid', { name: 'Pasti del giorno' })
    const lines = table.getByRole('gridcell').filter({ hasText: 'Aggiungi un alimento' })
    for (const [at, foods] of [['avena 60', 'latte intero 200'], ['banana 150'], ['riso basmati 90', 'zucchine 200']].entries()) {
      await click(lines.nth(at))
      for (const food of foods) {
        await type(food)
        await press('Enter')
      }
    }
    await expect(table.getByRole('gridcell').filter({ hasText: /^90/ })).toBeVisible()
    await saved(page)
    await click(page.getByRole('button', { name: 'Completa', exact: true }))
    await click(page.getByRole('dialog').getByRole('button', { name: 'Completa', exact: true }))
  })
  await test.step('it is given, and printed', async () => {
    await goOn('assegnazione')
    await click(page.getByRole('dialog').getByRole('button', { name: 'Assegna', exact: true }))
    await expect(rail.getByText('Prima visita completata')).toBeVisible()
    await click(rail.getByRole('button', { name: 'PDF del piano' }))
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      click(page.getByRole('dialog').getByRole('button', { name: 'Scarica PDF' })),
    ])
    expect(paper.suggestedFilename()).toContain('Piano di Marta Bo')
  })
  expect(effort.clicks).toBeLessThanOrEqual(60)
  expect(effort.keys).toBeLessThanOrEqual(700)
  test.info().annotations.push({ type: 'effort', description: `${effort.clicks} clicks, ${effort.keys} keys` })
  expect(faults).toEqual([])
})
