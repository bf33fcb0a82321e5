import { expect, type Page } from '@playwright/test'
import { getMe } from '@allenio/contract/auth'
import { askPasswordReset } from '@allenio/contract/account'
import { randomUUID } from 'node:crypto'
import { assetOf, waitUntilFilesStored } from '../house/assets.ts'
import { baseUrl, call, mailTo } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { logIn, newPerson, newUnconfirmedPerson, type NewPerson } from '../house/people.ts'
import { setOffline } from '../house/network.ts'
import { rowsOf } from '../house/stored-rows.ts'
import { test } from '../house/test.ts'

test.use({ serviceWorkers: 'allow' })

const outsideLine = (page: Page) => page.getByText('Sei offline: vedi gli ultimi dati salvati.')

/** Signs in, waits for the service worker, and opens both screens once. */
async function atHome(page: Page, person: NewPerson): Promise<void> {
  await page.goto('/login')
  await logIn(page, person)
  await page.waitForURL('**/home')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilFilesStored(page)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Elimina l’account' })).toBeVisible()
  await waitUntilFilesStored(page)
  // the device stores the page's reads a moment after they arrive
  await expect.poll(() => countKept(page, 'reads')).toBeGreaterThan(0)
}

const countKept = async (page: Page, store: 'reads' | 'outbox') => (await rowsOf(page, store)).length

function readSlowly(): void {
  const getAll = Reflect.get(IDBObjectStore.prototype, 'getAll') as (...args: unknown[]) => IDBRequest // as the browser has it
  IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...args: unknown[]) {
    const request = getAll.apply(this, args)
    const listen = request.addEventListener.bind(request)
    request.addEventListener = (type: string, listener: EventListener) => listen(type, event => setTimeout(() => listener(event), 3_000))
    return request
  }
}

interface OutboxWrite {
  method: string
  path: string
  input: object
}

/** Adds an unsent write of an earlier time to the outbox. */
async function keepUnsent(page: Page, person: NewPerson, { method, path, input }: OutboxWrite): Promise<void> {
  const { user } = await call(getMe, {}, person.token)
  const write = {
    id: randomUUID(),
    personId: user.id,
    workspaceId: user.workspace?.id,
    call: { kind: 'json', method, path, access: 'any' },
    input,
    title: '',
    writtenAt: Date.now(),
    tries: 0,
  }
  await page.evaluate(
    entry =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('allenio')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('outbox', 'readwrite')
          writing.objectStore('outbox').put(entry)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    write,
  )
}

async function subjectsTo(email: string): Promise<string[]> {
  const answer = await fetch(`${baseUrl()}/dev/mail.json?to=${encodeURIComponent(email)}`)
  const mails = (await answer.json()) as { subject: string }[] // the page's own JSON
  return mails.map(({ subject }) => subject)
}

test('without a network the app opens, keeps what is written, sends it once and loses nothing unasked', async ({ page, context }) => {
  const person = await newUnconfirmedPerson('Ombra')
  await mailTo(person.email, /Conferma il tuo indirizzo/)
  await atHome(page, person)
  await test.step('the screens one has seen open with what they last said', async () => {
    const top = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y
    const before = await top()
    await setOffline(context, true)
    await expect(outsideLine(page)).toBeVisible()
    expect(await top()).toBe(before)
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ombra')
    await expect(outsideLine(page)).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ombra')
    await expect(page.getByText(person.email).first()).toBeVisible()
    // a device may read for longer than the start waits, and longer than the network takes to fail
    const slowPage = await context.newPage()
    await slowPage.addInitScript(readSlowly)
    await slowPage.goto('/settings')
    await expect(slowPage.getByLabel('Nome', { exact: true })).toHaveValue('Ombra')
    await slowPage.close()
    // a screen that was never opened says so, and loads by itself when the network is back
    await page.goto('/download-app')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/macros')
    await expect(page.getByText('Questa pagina non è ancora sul dispositivo')).toBeVisible()
    await page.goto('/download-app')
    await setOffline(context, false)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('a portata di pollice')
    await page.goto('/home')
    await expect(outsideLine(page)).toHaveCount(0)
  })
  await test.step('what was written leaves once, even when the answer got lost', async () => {
    const keys: (string | undefined)[] = []
    await page.route('**/api/resend-confirmation', async route => {
      keys.push((await route.request().headerValue('idempotency-key')) ?? undefined)
      const response = await route.fetch()
      // the write has arrived, but its answer is lost
      if (keys.length === 1) return route.abort('connectionreset')
      await route.fulfill({ response })
    })
    await setOffline(context, true)
    await keepUnsent(page, person, { method: 'POST', path: '/resend-confirmation', input: {} })
    await page.goto('/home')
    await expect(page.getByText('Sei offline: quello che hai modificato partirà appena torna la rete.')).toBeVisible()
    await setOffline(context, false)
    await expect.poll(() => keys.length, { timeout: 20_000 }).toBe(2)
    await expect.poll(() => countKept(page, 'outbox')).toBe(0)
    await expect(page.getByText(/hai modificato offline/)).toHaveCount(0)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    // a mail that was requested later has arrived, so all earlier ones have arrived too
    await call(askPasswordReset, { email: person.email })
    await expect.poll(async () => (await subjectsTo(person.email)).filter(subject => /Conferma/.test(subject)).length).toBe(2)
    await page.unroute('**/api/resend-confirmation')
  })
  await test.step('a write that the server will not have waits for a decision', async () => {
    await setOffline(context, true)
    await keepUnsent(page, person, { method: 'POST', path: '/profile', input: { timeZone: 'Nowhere/Land' } })
    await page.goto('/home')
    await setOffline(context, false)
    const banner = page.getByRole('alert').filter({ hasText: 'Una modifica fatta offline non è stata accettata.' })
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Scarta' }).click()
    await expect(banner).toHaveCount(0)
    await expect.poll(() => countKept(page, 'outbox')).toBe(0)
  })
  await test.step('logging out asks before it loses what was not sent, and then leaves nothing of the person', async () => {
    await setOffline(context, true)
    await keepUnsent(page, person, { method: 'POST', path: '/profile', input: { firstName: 'Persa' } })
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ombra')
    const question = page.getByRole('dialog', { name: 'Uscire senza inviare?' })
    const leave = async () => {
      const out = page.getByRole('menuitem', { name: 'Esci' })
      // on a busy machine the menu may move under the pointer while it opens; then the test presses again, as a person would
      await expect(async () => {
        if (await question.isVisible()) return
        if (!(await out.isVisible())) await page.getByRole('button', { name: /^Il tuo account/ }).click({ timeout: 2_000 })
        await out.click({ timeout: 2_000 })
        await expect(question).toBeVisible({ timeout: 3_000 })
      }).toPass()
    }
    await leave()
    await page.getByRole('button', { name: 'Resta' }).click()
    await expect(question).toHaveCount(0)
    expect(await countKept(page, 'outbox')).toBe(1)
    await leave()
    await page.getByRole('button', { name: 'Esci e perdi le modifiche' }).click()
    await page.waitForURL('**/login')
    expect(await countKept(page, 'outbox')).toBe(0)
    expect(await countKept(page, 'reads')).toBe(0)
  })
})

test('a file that a first visit lacks without a network is not asked for without end', async ({ page, context }) => {
  await page.goto('/login')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForLoadState('networkidle')
  await setOffline(context, true)
  let requests = 0
  page.on('request', request => {
    requests += request.url().endsWith('/assets/lacking.js') ? 1 : 0
  })
  const load = () =>
    page.evaluate(
      async () =>
        await import(`${location.origin}/assets/lacking.js`).then(
          () => true,
          () => false,
        ),
    )
  expect(await load()).toBe(false)
  // so many requests take their time, in which the page would ask again
  for (let turn = 0; turn < 20; turn += 1) await page.evaluate(async () => await fetch('/assets/other.js').catch(() => undefined))
  expect(requests).toBeLessThanOrEqual(2)
})

test('a page whose later parts the network took away stays as it is, and has them at the latest with the next load', async ({
  page,
  context,
}) => {
  const { token } = await newPerson('Lia')
  await enter(context, { visitor: 'admin', token, language: 'it' })
  const later = `**${await assetOf('shell/frame/after-idle.tsx')}`
  await context.route(later, async route => {
    await setOffline(context, true)
    await route.abort('internetdisconnected')
  })
  await page.goto('/home')
  await expect(outsideLine(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.unroute(later)
  await setOffline(context, false)
  const opens = async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
  }
  // some browsers, Chromium 150 among them, remember for the life of a page that a module could not be fetched
  const hasCome = await expect(opens)
    .toPass({ timeout: 12_000 })
    .then(
      () => true,
      () => false,
    )
  if (!hasCome) await page.reload()
  await expect(opens).toPass()
})
