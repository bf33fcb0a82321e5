import type { Browser, CDPSession, Page } from '@playwright/test'
import { enterWith, launchBrowser } from './browser.ts'
import { connect } from './chat.ts'
import { fillBusiness } from './clients.ts'
import { exercisesHere, fillExercisesHere } from './exercises.ts'
import { atMost, median, type Bench, type Figure } from './figure.ts'
import { signIn } from './house.ts'
import { Api, sixteenWeeks, weeks, type Rows } from './program-data.ts'
import { at95, bareKeys, describeKeys, metrics, workOf, type Work } from './work.ts'

const size = `${weeks} weeks of 6 days with 9 rows`
const edits = 40
const keyRounds = 8
const fills = 5
const searches = ['panca inclinata', 'squat al box', 'stacco rialzo', 'pnaca inclinata']

/** Measures the editor of a large program in a business with many exercises: its opening, a search, its columns, and a colleague's view. */
export const editorBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  await fillExercisesHere(databaseUrl)
  const workspaceId = await fillBusiness(databaseUrl, 1)
  const token = await signIn(house.url)
  const api = new Api(`${house.url}/api`, { authorization: `Bearer ${token}` })
  const programId = await sixteenWeeks(api)
  const browser = await launchBrowser()
  try {
    const path = `/programs/${programId}/manage`
    return [
      ...(await measureRows(browser, { url: house.url, token, path })),
      await measureColumns(browser, { url: house.url, token, path }),
      await editedToSeen(house.url, { token, workspaceId, api, programId }),
    ]
  } finally {
    await browser.close()
  }
}

interface Opening {
  url: string
  token: string
  path: string
}

/** The editor, with the main thread's work from the second opening on: the first one loads what the device keeps. */
async function openEditor(browser: Browser, { url, token, path }: Opening, view: 'rows' | 'columns') {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', locale: 'it-IT', reducedMotion: 'reduce' })
  await enterWith(context, token)
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/programs')
  await page.locator('main a[href^="/programs/"]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await metrics(session)
  await page.evaluate(address => history.pushState({}, '', address), path)
  // by its selector: a search by role asks for the style of every element, on the thread that is measured
  await page.locator('[role=grid]').waitFor()
  const opening = (await metrics(session)).task - before.task
  await page.waitForLoadState('networkidle')
  const name = view === 'rows' ? 'Righe' : 'Colonne'
  await page.getByRole('radio', { name }).click({ force: true })
  await page.waitForLoadState('networkidle')
  return { page, session, opening }
}

async function measureRows(browser: Browser, options: Opening): Promise<Figure[]> {
  const { page, session, opening } = await openEditor(browser, options, 'rows')
  const typed = await measureKeys(page, session)
  const scripts: number[] = []
  for (const [at, search] of searches.entries()) {
    await page.locator(`[data-line="${at + 1}"] [data-column="0"]`).click()
    for (const key of search) scripts.push((await workOf(page, session, () => page.keyboard.press(key === ' ' ? 'Space' : key))).script)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  // the last gesture, because it changes most of what is in sight
  const filled = await measureFill(page, session)
  await page.context().close()
  return [
    typed,
    filled,
    atMost('editor: opened', opening, 400, { unit: 'ms', details: size }),
    atMost('editor: script of a key in the search of an exercise', at95(scripts), 8, {
      unit: 'ms',
      details: `p95 of ${scripts.length}, median ${median(scripts).toFixed(1)}, over ${exercisesHere} own exercises`,
    }),
  ]
}

/** The column of the sets; to its right stand repetitions, load and RIR. */
const sets = 2

/** Figures typed into rows, as fast as the keys come: signs, Enter, and arrows between them. */
async function measureKeys(page: Page, session: CDPSession): Promise<Figure> {
  const keys = ['4', 'Enter', 'ArrowRight', '8', 'Tab', '7', '5', 'Enter', 'ArrowUp', 'F2', '5', 'Enter', 'ArrowUp', 'ArrowUp']
  await page.locator(`[data-line="1"] [data-column="${sets}"]`).click()
  const press = (key: string) => workOf(page, session, () => page.keyboard.press(key))
  for (const key of keys) await press(key)
  const scripts: number[] = []
  for (let round = 0; round < keyRounds; round += 1) for (const key of keys) scripts.push((await press(key)).script)
  const bare = await bareKeys(page.context(), keys, keyRounds)
  const details = `${describeKeys(scripts, bare)}, ${size}`
  return atMost('editor: script of a key', at95(scripts), 4, { unit: 'ms', details })
}

/** All columns of a week's fifty-four rows take what the first row says, again and again. */
async function measureFill(page: Page, session: CDPSession): Promise<Figure> {
  const texts = ['5', '6-7', '71', '3', '9', '3010', '75', 'Fermo al petto']
  await page.locator(`[data-line="1"] [data-column="${sets}"]`).click()
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.locator('[data-line="1"] [data-column="0"]').click()
  for (let column = 0; column < 9; column += 1) await page.keyboard.press('Shift+ArrowRight')
  for (let day = 0; day < 5; day += 1) await page.keyboard.press('Shift+PageDown')
  for (let row = 0; row < 8; row += 1) await page.keyboard.press('Shift+ArrowDown')
  const works: Work[] = []
  for (let at = 0; at < fills; at += 1) {
    if (at > 0) await page.keyboard.press('Control+z')
    works.push(await workOf(page, session, () => page.keyboard.press('Control+d')))
  }
  // nine columns of fifty-three rows: the type is the same everywhere
  await page.locator('[role=grid]').evaluate(grid => grid.scrollTo(0, grid.scrollHeight))
  await page.locator('[role=gridcell]', { hasText: /^71/ }).last().waitFor()
  const task = median(works.map(work => work.task)).toFixed(1)
  const script = median(works.map(work => work.script))
  return atMost('editor: script of a fill of 477 cells', script, 50, { unit: 'ms', details: `median of ${fills}, all work ${task} ms` })
}

async function measureColumns(browser: Browser, options: Opening): Promise<Figure> {
  const { page, session } = await openEditor(browser, options, 'columns')
  await page.locator('[data-row]').first().waitFor()
  const works = await scrolling(page, session)
  await page.context().close()
  return atMost('editor: a frame of scrolling its columns', at95(works), 20, {
    unit: 'ms',
    details: `p95 of ${works.length}, median ${median(works).toFixed(1)}, ${size}`,
  })
}

async function scrolling(page: Page, session: CDPSession): Promise<number[]> {
  const frames = 4
  const works: number[] = []
  for (let sample = 0; sample < 40; sample += 1) {
    const scroll = async ({ count, isSideways }: { count: number; isSideways: boolean }) => {
      const box = document.querySelector('[data-row]')?.closest('[tabindex]') ?? document.scrollingElement
      for (let frame = 0; frame < count; frame += 1) {
        box?.scrollBy(isSideways ? 120 : 0, isSideways ? 0 : 120)
        await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      }
    }
    const { task } = await workOf(page, session, () => page.evaluate(scroll, { count: frames, isSideways: sample % 2 === 1 }))
    works.push(task / frames)
  }
  return works
}

interface Colleagues {
  token: string
  workspaceId: string
  api: Api
  programId: string
}

/** Measures from the call that saves a cell to the moment at which a colleague's device has read it. */
async function editedToSeen(url: string, { token, workspaceId, api, programId }: Colleagues): Promise<Figure> {
  const socket = await connect(url, { token, workspaceId })
  const isEntered: unknown = await socket.emitWithAck('enter', { thing: 'program', id: programId, tab: 'bench' })
  if (isEntered !== true) throw new Error('the room of the program stayed closed')
  const { rows, revision } = await api.get<Rows>(`/programs/${programId}/document`)
  const row = rows.find(({ type }) => type === 'row')
  if (!row) throw new Error('the program has no row')
  let seen = revision
  const times: number[] = []
  for (let count = 0; count < edits; count += 1) {
    const since = performance.now()
    const heard = new Promise<void>(resolve => socket.once('document edited', () => resolve()))
    const saving = api.edit(programId, [{ kind: 'set', id: row.id, cells: { load: String(60 + count) } }], seen)
    await heard
    seen = (await api.get<Rows>(`/programs/${programId}/document?since=${seen}`)).revision
    times.push(performance.now() - since)
    await saving
  }
  socket.disconnect()
  return atMost('editor: a cell saved until a colleague has it', at95(times), 150, {
    unit: 'ms',
    details: `p95 of ${times.length}, median ${median(times).toFixed(1)}`,
  })
}
