import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { createClientAction, listClientActions } from '@allenio/contract/client-actions'
import { updateClientSettings, createClient } from '@allenio/contract/clients'
import { listProgresses } from '@allenio/contract/progress'
import { listWeights } from '@allenio/contract/weights'
import { crc32, deflateSync } from 'node:zlib'
import { baseUrl, call } from '../house/api.ts'
import { waitUntilFilesStored } from '../house/assets.ts'
import { goodPassword, mailedLink, newAddress, newPerson, type NewPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { setOffline } from '../house/network.ts'
import { rowsOf, storedReads } from '../house/stored-rows.ts'
import { test } from '../house/test.ts'

interface FollowedClient {
  admin: NewPerson
  id: string
  context: BrowserContext
  page: Page
}

const inRome = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' })
const today = () => inRome.format(new Date())

/** A client who has just joined by invitation and sees their home on a phone for the first time. */
async function newClient(browser: Browser, name: string, actions: Parameters<typeof ask>[2][] = []): Promise<FollowedClient> {
  const admin = await newPerson('Elisa')
  const email = newAddress(name.toLowerCase())
  const { id } = await call(createClient, { firstName: name, lastName: 'Bellini', email }, admin.token)
  for (const action of actions) await ask(admin, id, action)
  const context = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome', serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(await mailedLink(email, /ti ha invitato/, '/set-password'))
  await page.getByLabel('Nuova password').fill(goodPassword)
  await page.getByRole('checkbox', { name: /condizioni d’uso/ }).check()
  await page.getByRole('button', { name: 'Accetta ed entra' }).click()
  await page.waitForURL('**/home')
  await isHome(page, name)
  await waitUntilCached(page)
  return { admin, id, context, page }
}

const ask = (admin: NewPerson, id: string, { kind, title }: { kind: 'weigh in' | 'answer' | 'other'; title: string }) =>
  call(createClientAction, { id, kind, title, text: kind === 'answer' ? 'Da 1 a 10.' : '', dueDay: today() }, admin.token)

const isHome = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()

/** The service worker is active since this visit, and the data of the client's screens is stored in advance. */
async function waitUntilCached(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect
    .poll(() => storedReads(page))
    .toEqual(expect.arrayContaining(['GET /me/home', 'GET /me/weights', 'GET /me/progress', 'GET /me/metrics']))
  await waitUntilFilesStored(page, [
    'areas/weights/own/page.tsx',
    'areas/metrics/own/page.tsx',
    'areas/progress/own/camera.tsx',
    'ui/chart/line-plot.tsx',
  ])
}

const countUnsent = async (page: Page) => (await rowsOf(page, 'outbox')).length

/** A square PNG in one colour, valid for every decoder. */
function picture(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, 0x9a)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

const waitingMark = (page: Page) => page.getByText('In attesa di rete', { exact: true })

test('a week on the phone, partly without a network: all of it arrives, each once', async ({ browser }) => {
  const { admin, id, context, page } = await newClient(browser, 'Martina', [
    { kind: 'weigh in', title: 'Pesati a digiuno' },
    { kind: 'other', title: 'Prepara la borsa' },
    { kind: 'answer', title: 'Come hai dormito?' },
  ])
  const bar = page.getByRole('navigation', { name: 'Menu rapido' })
  await expect(bar.getByRole('link')).toHaveText(['Oggi', 'Scheda', 'Dieta', 'Progressi', 'Chat'])

  await setOffline(context, true)
  // all screens of the client open without a network, also those that were never opened before
  for (const [path, part] of [
    ['/me/weights', 'Peso'],
    ['/me/progress', 'Foto'],
    ['/me/metrics', 'Misure'],
  ] as const) {
    await page.goto(`${baseUrl()}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Progressi' })).toBeVisible()
    await expect(page.getByRole('link', { name: part, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(
      page
        .getByRole('main')
        .getByText(/ancora|aggiungi/i)
        .first(),
    ).toBeVisible()
  }
  await page.goto(`${baseUrl()}/home`)
  await isHome(page, 'Martina')
  await expect(page.getByText('Sei offline: vedi gli ultimi dati salvati.')).toBeVisible()

  // the client weighs in
  await expect(page.getByRole('heading', { name: 'Pesati a digiuno' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Il tuo peso di oggi, in kg' }).fill('71,4')
  await page.getByRole('button', { name: 'Registra 71,4 kg' }).tap()
  await expect(page.getByRole('listitem').filter({ hasText: 'Pesati a digiuno' })).toContainText('In attesa di rete')
  await expect(page.getByRole('link', { name: 'Vedi tutte le tue pesate' })).toContainText('71,4')

  // the client undoes a wrong press, then does the task
  await expect(page.getByRole('heading', { name: 'Prepara la borsa' })).toBeVisible()
  await page.getByRole('button', { name: 'Fatto', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Come hai dormito?' })).toBeVisible()
  await page.getByRole('button', { name: 'Annulla', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Prepara la borsa' })).toBeVisible()
  expect(await countUnsent(page)).toBe(1)
  await page.getByRole('button', { name: 'Fatto', exact: true }).tap()

  // the client answers; the page is closed in the middle of the text
  await page.getByRole('button', { name: 'Rispondi', exact: true }).tap()
  await page.getByLabel('La tua risposta').fill('Otto, mi sono svegliata una volta')
  await expect.poll(async () => JSON.stringify(await rowsOf(page, 'drafts'))).toContain('Otto, mi sono svegliata una volta')
  // a half written text is open again without another tap
  await page.reload()
  await expect(page.getByLabel('La tua risposta')).toHaveValue('Otto, mi sono svegliata una volta')
  await page.getByRole('button', { name: 'Invia la risposta' }).tap()
  await expect(page.getByText('Per oggi hai finito')).toBeVisible()

  // the client takes photos
  await page.getByRole('link', { name: 'Aggiungi foto' }).tap()
  const file = { name: 'fronte.png', mimeType: 'image/png', buffer: picture(640) }
  await page.getByRole('group', { name: 'Fronte' }).locator('input[type=file]').last().setInputFiles(file)
  await page.getByRole('button', { name: 'Salva', exact: true }).tap()
  await page.waitForURL('**/me/progress')
  await expect(waitingMark(page).first()).toBeVisible()
  await expect.poll(() => countUnsent(page)).toBe(4)

  // after the page is closed and opened again, everything is still there
  // an app that still runs while its page closes would be online for a moment, because the page is let go first
  await page.goto('about:blank')
  await page.close()
  const again = await context.newPage()
  await again.goto(`${baseUrl()}/home`)
  await isHome(again, 'Martina')
  await expect(again.getByText('Sei offline: quello che hai modificato partirà appena torna la rete.')).toBeVisible()
  await expect(again.getByText('3 fatti oggi')).toBeVisible()
  await expect(again.getByRole('link', { name: 'Vedi tutte le tue pesate' })).toContainText('71,4')
  await expect(waitingMark(again).first()).toBeVisible()
  expect((await call(listWeights, { id }, admin.token)).total).toBe(0)

  // the first answer is lost on its way back
  let isLost = false
  await again.route('**/api/me/**', async route => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
  await setOffline(context, false)
  await expect.poll(() => countUnsent(again), { timeout: 30_000 }).toBe(0)
  expect(isLost).toBe(true)
  await expect(again.getByText(/^(In attesa di rete|Invio in corso)$/)).toHaveCount(0)

  const weights = await call(listWeights, { id }, admin.token)
  expect(weights.weights.map(({ kg, isByClient }) => [kg, isByClient])).toEqual([[71.4, true]])
  const { progresses } = await call(listProgresses, { id }, admin.token)
  expect(progresses.map(({ photos }) => photos.map(({ pose }) => pose))).toEqual([['front']])
  const { userClientActions: actions } = await call(listClientActions, { clientId: id }, admin.token)
  const done = actions.map(({ title, state, completionsTotal, completions }) => [title, state, completionsTotal, completions[0]?.answer])
  expect(new Set(done.map(String))).toEqual(
    new Set(
      [
        ['Pesati a digiuno', 'done', 1, ''],
        ['Prepara la borsa', 'done', 1, ''],
        ['Come hai dormito?', 'done', 1, 'Otto, mi sono svegliata una volta'],
      ].map(String),
    ),
  )
  await context.close()
})

test('what the business has closed is refused, and what two tabs write arrives once', async ({ browser }) => {
  const { admin, id, context, page: one } = await newClient(browser, 'Nina')
  await test.step('what the business has closed meanwhile is said, and nothing of it is kept', async () => {
    await setOffline(context, true)
    await one.getByRole('textbox', { name: 'Il tuo peso di oggi, in kg' }).fill('80')
    await one.getByRole('button', { name: 'Registra 80 kg' }).tap()
    await expect(one.getByRole('link', { name: 'Vedi tutte le tue pesate' })).toContainText('80')
    await call(updateClientSettings, { mayAddWeights: false, mayAddPhotos: false, mayAddMetrics: false }, admin.token)

    await setOffline(context, false)
    const refusal = one.getByRole('alert').filter({ hasText: 'Peso, 80 kg' })
    await expect(refusal).toBeVisible()
    await refusal.getByRole('button', { name: 'Scarta' }).tap()
    await expect(refusal).toHaveCount(0)
    expect(await countUnsent(one)).toBe(0)
    await one.reload()
    await expect(one.getByText('Il peso lo registra chi ti segue.')).toBeVisible()
    await expect(one.getByRole('link', { name: 'Aggiungi foto' })).toBeHidden()
    expect((await call(listWeights, { id }, admin.token)).total).toBe(0)
  })
  await test.step('two tabs write at once, answers get lost: each arrives once', async () => {
    await call(updateClientSettings, { mayAddWeights: true, mayAddPhotos: true, mayAddMetrics: true }, admin.token)
    await one.reload()
    await expect(one.getByRole('textbox', { name: 'Il tuo peso di oggi, in kg' })).toBeVisible()
    const two = await context.newPage()
    await two.goto(`${baseUrl()}/home`)
    await isHome(two, 'Nina')
    let sent = 0
    await context.route('**/api/me/weights', async route => {
      if (route.request().method() !== 'POST') return route.fallback()
      sent += 1
      if (sent % 3 !== 0) return route.fallback()
      await route.fetch()
      await route.abort('connectionreset')
    })
    const weigh = async (page: Page, kg: number) => {
      const another = page.getByRole('button', { name: 'Registra un altro peso' })
      const field = page.getByRole('textbox', { name: /^(Il tuo peso di oggi, in kg|Quanto pesi\?)$/ })
      const replaces = page.getByRole('dialog').getByRole('checkbox', { name: /^Sostituisci/ })
      // a write in the other tab closes a form that nobody has touched yet, so all until it is filled in is repeated
      await expect(async () => {
        // pressed by key, because a tab in the background is not painted and a click would wait for that
        if (await another.isVisible()) await another.press('Enter', { timeout: 1_000 })
        await field.focus({ timeout: 1_000 })
        // the second weight of a day is asked for in a form that offers to replace the first
        if ((await replaces.isVisible()) && (await replaces.isChecked())) await replaces.press('Space', { timeout: 1_000 })
        await field.fill(String(kg), { timeout: 1_000 })
      }).toPass()
      // the field goes away with its form, which a press on the field itself would wait for
      await page.keyboard.press('Enter')
      await expect(another).toBeVisible()
    }
    await setOffline(context, true)
    for (const step of [0, 1, 2]) await Promise.all([weigh(one, 70 + step), weigh(two, 80 + step)])
    expect(await countUnsent(one)).toBe(6)
    await setOffline(context, false)
    // two tabs write while the outbox is being sent
    await Promise.all([weigh(one, 75), weigh(two, 85)])
    await expect.poll(() => countUnsent(two), { timeout: 40_000 }).toBe(0)
    const { weights } = await call(listWeights, { id }, admin.token)
    expect(weights.map(({ kg }) => kg).sort((one, other) => one - other)).toEqual([70, 71, 72, 75, 80, 81, 82, 85])
    for (const page of [one, two]) await expect(page.getByText(/^(In attesa di rete|Invio in corso)$/)).toHaveCount(0)
  })
  await context.close()
})
