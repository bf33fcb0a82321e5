import type { Browser, CDPSession, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { enterWith, launchBrowser, setOffline } from './browser.ts'
import { atMost, median, type Bench, type Figure } from './figure.ts'
import { signIn } from './house.ts'
import { followScripts, kilobytesOf } from './loaded-scripts.ts'
import { Api } from './program-data.ts'
import { at95, workOf } from './work.ts'

interface Opening {
  url: string
  token: string
  visitId: string
}

/** Measures the bench of a visit whose client has one before: keys, what an autosave sends, an opening offline, and its scripts. */
export const visitEditorBench: Bench = async house => {
  const token = await signIn(house.url)
  const api = new Api(`${house.url}/api`, { authorization: `Bearer ${token}` })
  const opening = { url: house.url, token, visitId: await createVisits(api) }
  const browser = await launchBrowser()
  try {
    return [...(await measureKeys(browser, opening)), await measureOffline(browser, opening), await measureScripts(browser, opening)]
  } finally {
    await browser.close()
  }
}

const opens = 7

const person = { sex: 'female', birthDate: '1990-05-04' } as const

async function createVisits(api: Api): Promise<string> {
  const { id: clientId } = await api.post<{ id: string }>('/clients', {
    firstName: 'Bench',
    lastName: 'Visits',
    email: `${randomUUID()}@bench.allenio.test`,
    // where the record lacks what a visit says, the bench offers to complete it, which loads a part of its own
    ...person,
  })
  await api.post(`/clients/${clientId}/consents`, { consentId: randomUUID(), purpose: 'health data', day: '2026-01-10', language: 'it' })
  const folds = {
    triceps_fold: [18],
    subscapular_fold: [14],
    biceps_fold: [9],
    suprailiac_fold: [16],
    abdominal_fold: [20],
    thigh_fold: [24],
  }
  const facts = { ...person, measurementType: 'FOLDS', clientId } as const
  const measures = { weight: [70], height: [168], waist: [80], hips: [99], ...folds }
  await api.post('/visits', { ...facts, takenOn: '2026-01-10', isDraft: false, measures })
  const { id } = await api.post<{ id: string }>('/visits', {
    ...facts,
    takenOn: '2026-03-10',
    measures: { weight: [69], height: [168], ...folds },
  })
  return id
}

async function openPage(browser: Browser, { url, token }: Opening, serviceWorkers: 'allow' | 'block' = 'block'): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers, locale: 'it-IT', reducedMotion: 'reduce' })
  await enterWith(context, token)
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 844 })
  return page
}

const showVisit = async (page: Page, { visitId }: Opening) => {
  await page.evaluate(address => history.pushState({}, '', address), `/visits/${visitId}/edit`)
  await page.locator('[data-reading="triceps_fold/0"]').waitFor()
}

/** Readings typed down the protocol, as a caliper sends them: figures and Enter. */
async function measureKeys(browser: Browser, opening: Opening): Promise<Figure[]> {
  const page = await openPage(browser, opening)
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await showVisit(page, opening)
  await page.waitForLoadState('networkidle')
  await typeRound(page, session, '17,5')
  await page.waitForLoadState('networkidle')
  const works = [
    ...(await typeRound(page, session, '16,2')),
    ...(await typeRound(page, session, '17,1')),
    ...(await typeRound(page, session, '18,4')),
  ]
  await page.waitForLoadState('networkidle')
  const saves = await measureSaves(page)
  const bare = await measureBareKeys(browser, { ...opening, fields: await page.locator('input').count() })
  const inMs = (values: readonly number[]) => `${at95(values).toFixed(2)}, median ${median(values).toFixed(2)}`
  const details = `p95 of ${works.length}, median ${median(works).toFixed(2)}; the barest page: ${inMs(bare)}`
  await page.context().close()
  return [atMost('visit editor: script of a key', at95(works), 4, { unit: 'ms', details }), ...saves]
}

/**
 * The browser's own share of such keys, measured on a page without a framework. It has as many fields, and Enter focuses and selects the
 * next one; each text is stored on the device, and one small call leaves every 0.8 s. On a busy machine the budget says little without it.
 */
async function measureBareKeys(browser: Browser, { fields, ...opening }: Opening & { fields: number }): Promise<number[]> {
  const page = await openPage(browser, opening)
  await page.route('**/bare', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' }))
  await page.goto('/bare')
  await page.evaluate(beginBarePage, fields)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const works: number[] = []
  for (const reading of ['17,5', '16,2', '17,1', '18,4']) works.push(...(await typeRound(page, session, reading)))
  await page.context().close()
  // the first round warms the engine up, as on the page that is measured
  return works.slice(works.length / 4)
}

/** Runs in the page. */
async function beginBarePage(fields: number): Promise<void> {
  const database = await new Promise<IDBDatabase>(resolve => {
    const opening = indexedDB.open('bare')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('texts'))
    opening.addEventListener('success', () => resolve(opening.result))
  })
  let sentAt = performance.now()
  const inputs = Array.from({ length: fields }, (_, at) => {
    const row = document.createElement('p')
    const input = document.createElement('input')
    const text = document.createElement('span')
    if (at === 0) input.dataset['reading'] = 'triceps_fold/0'
    row.append(input, text)
    document.querySelector('main')?.append(row)
    input.addEventListener('focus', () => input.select())
    input.addEventListener('input', () => {
      text.textContent = input.value
      database.transaction('texts', 'readwrite', { durability: 'strict' }).objectStore('texts').put(input.value, at)
      if (performance.now() - sentAt < 800) return
      sentAt = performance.now()
      void fetch('/api/bare', { method: 'POST', body: JSON.stringify({ text: input.value }) })
    })
    return input
  })
  for (const [at, input] of inputs.entries())
    input.addEventListener('keydown', ({ key }) => key === 'Enter' && inputs[at + 1]?.focus({ preventScroll: true }))
}

async function eachKey(page: Page, reading: string, press: (key: string) => Promise<void>): Promise<void> {
  await page.locator('[data-reading="triceps_fold/0"]').focus()
  for (let site = 0; site < 6; site += 1) for (const key of [...reading, 'Enter']) await press(key)
}

/** As quickly as the page draws, which is quicker than anybody types: what else the page does between keys counts with them. */
async function typeRound(page: Page, session: CDPSession, reading: string): Promise<number[]> {
  const works: number[] = []
  await eachKey(page, reading, async key => void works.push((await workOf(page, session, () => page.keyboard.press(key))).script))
  return works
}

/** Measures the requests that leave while somebody types ten keys a second. */
async function measureSaves(page: Page): Promise<Figure[]> {
  const sent: number[] = []
  let calls = 0
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1
    if (request.url().endsWith('/operations')) sent.push(request.postDataBuffer()?.byteLength ?? 0)
  })
  await eachKey(page, '17,5', async key => {
    await page.keyboard.press(key)
    await page.waitForTimeout(100)
  })
  // the last edits leave after a pause, or have left already
  await page.waitForTimeout(1_000)
  const [saves, allCalls] = [sent.length, calls]
  return [
    atMost('visit editor: an autosave', Math.max(...sent) / 1024, 2, { unit: 'KB', details: `the largest of ${saves}` }),
    atMost('visit editor: requests of an autosave', allCalls / saves, 1, { unit: '', details: `${allCalls} calls, ${saves} autosaves` }),
  ]
}

/** Measures from the navigation to the frame with the first reading, by the page's own clock: this process would notice the frame late. */
async function measureOffline(browser: Browser, opening: Opening): Promise<Figure> {
  const page = await openPage(browser, opening, 'allow')
  await page.goto('/home')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const address = `/visits/${opening.visitId}/edit`
  // the worker keeps the files of a page that it has served itself
  await page.goto(address)
  await page.locator('[data-reading="triceps_fold/0"]').waitFor()
  await page.waitForLoadState('networkidle')
  // the visit is stored once the page is idle, and the state above may have come before the reading was drawn
  await page.waitForTimeout(1_000)
  await setOffline(page.context(), true)
  const times: number[] = []
  for (let count = 0; count < opens; count += 1) {
    await page.goto(address, { waitUntil: 'commit' })
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const look = () => {
              const field = document.querySelector<HTMLInputElement>('[data-reading="triceps_fold/0"]')
              if (performance.now() > 20_000) reject(new Error(`no reading: ${document.body.innerText}`))
              else requestAnimationFrame(field?.value ? () => resolve(performance.now()) : look)
            }
            look()
          }),
      ),
    )
  }
  await page.context().close()
  return atMost('visit editor: opened without a network', median(times), 1_000, {
    unit: 'ms',
    details: `median of ${times.length} (${times.map(Math.round).join(', ')})`,
  })
}

async function measureScripts(browser: Browser, opening: Opening): Promise<Figure> {
  const page = await openPage(browser, opening)
  const loadedScripts = await followScripts(page)
  await page.goto('/visits')
  const listScripts = new Set(await loadedScripts())
  await showVisit(page, opening)
  const scripts = (await loadedScripts()).filter(name => !listScripts.has(name))
  await page.context().close()
  return atMost('visit editor: its scripts, after the list', await kilobytesOf(scripts), 60, {
    unit: 'KB gz',
    details: `${scripts.length} files`,
  })
}
