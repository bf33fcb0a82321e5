import { expect, type Page } from '@playwright/test'
import { assetOf } from '../house/assets.ts'
import { answerInstead, type StagedAnswer } from '../house/answers.ts'
import { enter, enterAs } from '../house/browser.ts'
import { newUnconfirmedPerson } from '../house/people.ts'
import { moveTo, pathOf, waitUntilIdle } from '../house/places.ts'
import { changeStoredRead, storedReads } from '../house/stored-rows.ts'
import { test } from '../house/test.ts'

// the time zone is saved by a press of its own: whatever goes wrong there is the error catalogue's
const zone = (page: Page) => page.getByLabel('Fuso orario')
const toasts = (page: Page) => page.getByRole('region', { name: 'Avvisi' })
const save = 'POST /profile'

async function openSettings(page: Page): Promise<void> {
  await enterAs(page.context(), 'admin')
  await page.goto('/settings')
  await expect(zone(page)).toHaveValue('Europe/Rome')
}

async function refuse(page: Page, answers: StagedAnswer | readonly StagedAnswer[]): Promise<() => number> {
  const requestCount = await answerInstead(page, save, answers)
  await zone(page).selectOption('Europe/London')
  await expect.poll(requestCount).toBe(1)
  return requestCount
}

const refusal = (status: number, code: string, message: string, more: object = {}): StagedAnswer => ({
  status,
  body: { success: false, code, message, ...more },
})

// which sentence is chosen is proven without a browser (shell/failures/reaction.test.ts): here is one of each way to say it
const cases: readonly [name: string, answer: StagedAnswer, sentence: string][] = [
  [
    'a 422 says the first sentence of the first field',
    refusal(422, 'invalid input', 'Alcuni dati non vanno bene', {
      errors: { timeZone: ['Questo fuso orario non esiste.', 'Un’altra frase'], phone: ['Scrivi il numero'] },
    }),
    'Questo fuso orario non esiste.',
  ],
  ['a 404 of an act says that it is gone, and the page stays', refusal(404, 'not found', 'Non più disponibile'), 'Non più disponibile'],
  ['a 500 without one says the fallback', { status: 500, body: {} }, 'Qualcosa è andato storto.'],
  [
    'an answer without success says its message',
    { body: { success: false, message: 'Hai già tre fusi orari.' } },
    'Hai già tre fusi orari.',
  ],
  [
    'a 503 with a long wait says that nothing was saved',
    { ...refusal(503, 'unavailable', 'Il servizio non è raggiungibile'), headers: { 'retry-after': '60' } },
    'Non salvato: il servizio non risponde. Riprova tra poco.',
  ],
]

test('a refusal says its sentence and what else happens, and nothing of it is applied', async ({ page, context }) => {
  test.setTimeout(120_000)
  // the last write counts, and other tests read the demo's people meanwhile
  const { token } = await newUnconfirmedPerson('Zoe')
  await enter(context, { visitor: 'admin', token, language: 'it' })
  await page.goto('/settings')
  await expect(zone(page)).toHaveValue('Europe/Rome')
  for (const [name, answer, sentence] of cases) {
    await test.step(name, async () => {
      await refuse(page, answer)
      await expect(toasts(page).getByRole('alert')).toHaveText(sentence)
      await expect(zone(page)).toHaveValue('Europe/Rome')
      expect(pathOf(page)).toBe('/settings')
      await toasts(page).getByRole('button', { name: 'Chiudi' }).click()
      await expect(toasts(page).getByRole('alert')).toHaveCount(0)
      await page.unrouteAll()
    })
  }

  await test.step('the buttons of an answer lead where they say', async () => {
    await refuse(page, {
      body: {
        success: false,
        message: 'Serve un altro piano.',
        data: { buttons: [{ title: 'Scarica l’app', redirect: '/download-app' }] },
      },
    })
    await toasts(page).getByRole('link', { name: 'Scarica l’app' }).click()
    await page.waitForURL('**/download-app')
    await expect(toasts(page).getByText('Serve un altro piano.')).toHaveCount(0)
    await page.unrouteAll()
  })

  await test.step('402 leads where the server says', async () => {
    await moveTo(page, '/settings')
    await refuse(page, refusal(402, 'payment', 'Il piano è scaduto.', { data: { redirect: '/download-app' } }))
    await page.waitForURL('**/download-app')
    await expect(toasts(page).getByText('Il piano è scaduto.')).toBeVisible()
  })

  await test.step('a short pause of the service is waited for, and the write counts once', async () => {
    await page.unrouteAll()
    await moveTo(page, '/settings')
    const keys: (string | undefined)[] = []
    await page.route('**/api/profile', async route => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 2) return route.fallback()
      await route.fulfill({
        status: 503,
        headers: { 'content-type': 'application/json', 'retry-after': '1' },
        body: JSON.stringify({ success: false, code: 'unavailable', message: '' }),
      })
    })
    await zone(page).selectOption('Europe/London')
    await expect(toasts(page).getByText('Profilo salvato')).toBeVisible()
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toBeTruthy()
    await zone(page).selectOption('Europe/Rome')
    await expect(toasts(page).getByText('Profilo salvato')).toHaveCount(2)
    await page.unrouteAll()
  })

  await test.step('401 ends the session, to the start page', async () => {
    await refuse(page, refusal(401, 'unauthenticated', 'Unauthenticated.'))
    await page.waitForURL(url => url.pathname === '/')
    await expect(page.getByRole('link', { name: 'Accedi' }).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth.token'))).toBeNull()
  })
})

test('a toast stays five seconds, and as long as the pointer rests on it', async ({ page }) => {
  await page.clock.install()
  await openSettings(page)
  await refuse(page, refusal(403, 'forbidden', 'Non hai il permesso per farlo.'))
  const toast = toasts(page).getByText('Non hai il permesso per farlo.')
  await expect(toast).toBeVisible()
  await toast.hover()
  await page.clock.fastForward(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5100)
  await expect(toast).toHaveCount(0)
})

test('a token that is dead at the start only means signed out', async ({ page, context }) => {
  await enterAs(context, 'admin')
  await context.addInitScript(() => localStorage.setItem('auth.token', 'nobody-knows-this-token'))
  await page.goto('/settings')
  await page.waitForURL('**/login')
})

test('a page that is gone says so and goes back', async ({ page, context }) => {
  await enterAs(context, 'school')
  await answerInstead(page, 'GET /training_school/index', refusal(404, 'not found', 'Non più disponibile'))
  await page.goto('/404')
  await page.getByRole('link', { name: 'Vai alla Home' }).last().click()
  await expect(toasts(page).getByRole('alert')).toHaveText('Non più disponibile')
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
  expect(pathOf(page)).toBe('/404')
})

test('what a page cannot do without has an error page with its code, and a way to try again', async ({ page, context }) => {
  await enterAs(context, 'admin')
  await answerInstead(page, 'GET /auth/me', refusal(500, 'unexpected', 'Si è verificato un errore, contatta l’assistenza'))
  await page.goto('/home')
  await expect(page.getByText('Errore 500')).toBeVisible()
  await expect(page.getByText('Si è verificato un errore, contatta l’assistenza')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Giulia')
})

test('a page that fails over what an earlier version stored on the device reads it anew', async ({ page, context }) => {
  await enterAs(context, 'nutritionist')
  await page.goto('/recipes')
  const recipe = page.getByRole('link', { name: /Hummus/ }).first()
  await expect(recipe).toBeVisible()
  await expect.poll(() => storedReads(page)).toContain('GET /recipes')
  await changeStoredRead(page, 'GET /recipes', { pages: [{ recipes: [{ id: 'earlier' }] }], pageParams: [1] })
  const failure = page.waitForEvent('console', message => message.text().includes('TypeError'))
  await page.reload()
  await failure
  await expect(recipe).toBeVisible()
})

test('a missing chunk reloads the page once, and not again within a minute', async ({ page, context }) => {
  await enterAs(context, 'admin')
  await page.route(`**${await assetOf('areas/home/page.tsx')}`, route => route.abort())
  // counted by their requests: the app may reload a page that is still loading
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  await page.goto('/404')
  const home = page.getByRole('link', { name: 'Vai alla Home' }).last()
  // a prefetch may already have found that the file is missing
  await expect(async () => {
    if (loads < 2) await home.click({ timeout: 1000 })
    expect(loads).toBe(2)
  }).toPass()
  await waitUntilIdle(page)
  await home.click()
  await expect(page.getByText('Errore 500')).toBeVisible()
  expect(loads).toBe(2)
  // a minute later the page may try again
  await page.evaluate(() => {
    sessionStorage.setItem('allenio.reloaded', String(Date.now() - 61_000))
    setTimeout(() => location.reload())
  })
  await expect.poll(() => loads).toBe(4)
})

test('an address with a malformed id is no page, at once and without a call', async ({ page, context }) => {
  await enterAs(context, 'admin')
  const calls: string[] = []
  page.on('request', request => calls.push(new URL(request.url()).pathname))
  await page.goto('/teamMembers/12/edit')
  for (const path of ['/teamMembers/12/edit', '/clients/nessuno', '/clients/nessuno/weights', '/clients/nessuno/metrics/waist/details']) {
    if (pathOf(page) !== path) await moveTo(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible()
    expect(pathOf(page)).toBe(path)
  }
  expect(calls.filter(path => path.includes('nessuno') && path.startsWith('/api'))).toEqual([])
})
