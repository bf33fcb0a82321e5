import type { Page } from '@playwright/test'
import { enterWith, launchBrowser } from './browser.ts'
import type pg from 'pg'
import { count, longConversation } from './chat-data.ts'
import { withDatabase } from './clients.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { signIn } from './house.ts'

const sizes = { 'at a desk': { width: 1280, height: 844 }, 'on a phone': { width: 390, height: 844 } } as const

/** Measures a conversation of two thousand loaded messages: the visible ones must not move, and scrolling must be smooth. */
export const threadBench: Bench = async house => {
  const id = await withDatabase(await house.databaseUrl(), fillThread)
  const token = await signIn(house.url)
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const [where, viewport] of Object.entries(sizes)) {
      const context = await browser.newContext({
        baseURL: house.url,
        serviceWorkers: 'block',
        locale: 'it-IT',
        viewport,
        reducedMotion: 'reduce',
      })
      await enterWith(context, token)
      const page = await context.newPage()
      // the answer is delayed, so that the layout before its arrival can be measured
      await page.route(/\/api\/conversation\?.*before=/, async route => {
        await new Promise(resolve => setTimeout(resolve, 150))
        await route.continue()
      })
      await page.goto(`/chats?c=${id}`)
      await page.locator('[role=log] article').last().waitFor()
      await page.waitForLoadState('networkidle')
      figures.push(atMost(`what one reads moves while older ones load, ${where}`, await loadedAll(page), 2, { unit: 'px' }))
      const { frame, task } = await measureScrolling(page)
      figures.push(atMost(`a frame of scrolling ${longConversation} messages, ${where}`, frame, 34, { unit: 'ms', details: 'p95' }))
      figures.push(atMost(`the longest task of it, ${where}`, task, 100, { unit: 'ms' }))
      await context.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Inserts messages of one word to twelve lines, from both sides. */
async function fillThread(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `
    with v as (
      select v.workspace_id, v.id, c.membership_id from conversations v
      join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id
      join memberships m on m.workspace_id = v.workspace_id and m.role = 'admin'
      join persons p on p.id = m.person_id and p.email_key = 'admin@demo.allenio.test'
      where c.membership_id is not null order by v.last_message_at desc nulls last limit 1
    ), numbered as (
      select n, md5(n::text) as h, (extract(epoch from now()) * 1000)::bigint - 60000 - ($1::bigint - n) * 1500 as ms
        from generate_series(1, $1::int) n
    ), added as (
      insert into messages (workspace_id, id, conversation_id, sender_id, is_from_client, kind, body, revision, created_at)
      select v.workspace_id, (lpad(to_hex(ms), 12, '0') || '7' || substr(h, 1, 3) || '8' || substr(h, 4, 15))::uuid, v.id,
        case when n % 3 = 0 then v.membership_id end, n % 3 = 0, 'text', repeat('quanto basta ', 1 + n * 7919 % 40), 1000 + n,
        to_timestamp(ms / 1000.0) from numbered, v
    )
    select id from v`,
    [longConversation],
  )
  await count(db)
  return rows[0]?.id ?? ''
}

/** Loads to the beginning; answers how far a message that was in sight has moved at most. */
const loadedAll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const log = document.querySelector('[role=log]')
    if (!log) return Number.NaN
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
    let most = 0
    const until = performance.now() + 120_000
    while (log.querySelector('button[aria-busy]')?.parentElement && performance.now() < until) {
      log.scrollTop = 400
      for (let frames = 0; frames < 3; frames += 1) await nextFrame()
      const visibleArticle = [...log.querySelectorAll<HTMLElement>('article')].find(each => each.getBoundingClientRect().top > 120)
      const [before, height] = [visibleArticle?.getBoundingClientRect().top ?? 0, log.scrollHeight]
      const waits = performance.now() + 3_000
      while (log.scrollHeight === height && performance.now() < waits && log.querySelector('button[aria-busy]')) await nextFrame()
      for (let frames = 0; frames < 4; frames += 1) await nextFrame()
      if (visibleArticle?.isConnected) most = Math.max(most, Math.abs(visibleArticle.getBoundingClientRect().top - before))
    }
    return log.querySelector('button[aria-busy]') ? Number.NaN : most
  })

/** Scrolls the conversation down and up again for six seconds. */
const measureScrolling = (page: Page): Promise<{ frame: number; task: number }> =>
  page.evaluate(async () => {
    const log = document.querySelector('[role=log]')
    const tasks: number[] = [0]
    const watcher = new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    watcher.observe({ type: 'longtask' })
    const frames: number[] = []
    let [at, step] = [performance.now(), -240]
    for (const end = at + 6_000; at < end;) {
      const next = await new Promise<number>(resolve => requestAnimationFrame(resolve))
      frames.push(next - at)
      at = next
      if (log && (log.scrollTop <= 0 || log.scrollTop >= log.scrollHeight - log.clientHeight - 1)) step = log.scrollTop <= 0 ? 240 : -240
      log?.scrollBy(0, step)
    }
    watcher.disconnect()
    return { frame: frames.sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN, task: Math.max(...tasks) }
  })
