import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { baseUrl, demoToken } from '../house/api.ts'
import { test } from '../house/test.ts'

test.use({ serviceWorkers: 'allow' })

let front: Server
let address = ''
let release = 'first'

/** The house behind a front of its own, whose worker is a new one whenever the release is another. */
test.beforeAll(async () => {
  const house = new URL(baseUrl())
  front = createServer((incoming, answer) => {
    const headers = { ...incoming.headers, host: house.host, 'accept-encoding': 'identity' }
    incoming.pipe(
      request({ host: house.hostname, port: house.port, method: incoming.method, path: incoming.url, headers }, from => {
        const { 'content-length': _, ...rest } = from.headers
        const isWorker = incoming.url === '/sw.js'
        answer.writeHead(from.statusCode ?? 500, isWorker ? rest : from.headers)
        from.on('end', () => answer.end(isWorker ? `\n// ${release}` : undefined))
        from.pipe(answer, { end: false })
      }),
    )
  })
  await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve))
  address = `http://localhost:${(front.address() as AddressInfo).port}` // a server that listens on a port has an address of this type
})

test.afterAll(() => {
  front.closeAllConnections()
  front.close()
})

test('a new build waits until the person says so, then takes over without losing where they are', async ({ page, context }) => {
  const token = demoToken('admin')
  await context.addInitScript(value => {
    localStorage.setItem('auth.token', value)
    localStorage.setItem('auth.strategy', 'local')
  }, token)
  await page.goto(`${address}/settings`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect(page.getByText('C’è una nuova versione.')).toHaveCount(0)

  release = 'second'
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect(page.getByText('C’è una nuova versione.')).toBeVisible()
  const before = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('button', { name: 'Aggiorna' }).click()
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/settings')
  await expect(page.getByText('C’è una nuova versione.')).toHaveCount(0)
})

test('a page whose first file is gone says so, and is loaded again', async ({ page }) => {
  const html = await (await fetch(`${baseUrl()}/login`)).text()
  const [, firstFile = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
  await page.route(`**${firstFile}`, route => route.fulfill({ status: 404, body: '' }))
  await page.goto(`${baseUrl()}/login`)
  await expect(page.getByText('L’app non si è caricata.')).toBeVisible()
  await page.unroute(`**${firstFile}`)
  await page.getByRole('button', { name: 'Ricarica' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
})
