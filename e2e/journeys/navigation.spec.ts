import { expect, type Page } from '@playwright/test'
import type { getMe } from '@allenio/contract/auth'
import type { Output } from '@allenio/contract'
import { readScreens } from '../crawl/plan.ts'
import { changeAnswer } from '../house/answers.ts'
import { enterAs, watchFaults } from '../house/browser.ts'
import { moveTo, pathOf, phone, pretendInstalled, waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

const screens = readScreens().map(({ path }) => path)

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu principale' })
const linksIn = (page: Page) =>
  sidebar(page)
    .locator('li a[href]')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))

// the finished menu of a dietitian, which is the longest: nine entries at the top, two groups of which one is open with five, and the foot
const longest = { entries: 9 + 2 + 2, children: 5 }

test('the menu and the pages at a desk', async ({ page, context }) => {
  test.setTimeout(240_000)
  await enterAs(context, 'admin')
  await context.addInitScript(() => {
    Reflect.set(window, 'shifts', 0)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await test.step('the menu is walked by keyboard', async () => {
    await page.goto('/home')
    await waitUntilIdle(page)
    for (const [keys, path] of [
      ['g n', '/notifications'],
      ['g t', '/teamMembers'],
      ['g c', '/clients'],
      ['g s', '/settings'],
      ['g h', '/home'],
    ] as const) {
      for (const key of keys.split(' ')) await page.keyboard.press(key)
      await expect.poll(() => pathOf(page)).toBe(path)
      await expect(sidebar(page).locator(`[href="${path}"][aria-current="page"]`).last()).toBeVisible()
      // a field of the page that takes the focus would swallow the next key
      await waitUntilIdle(page)
      await page.locator('main').focus()
    }
    await sidebar(page).getByRole('link', { name: 'Home', exact: true }).focus()
    for (const _ of ['Da vedere', 'Clienti']) await page.keyboard.press('Tab')
    await expect(sidebar(page).getByRole('link', { name: 'Clienti' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/clients')
  })
  await test.step('the collapsed sidebar is remembered, and nothing moves when the page loads', async () => {
    await moveTo(page, '/home')
    const width = () => sidebar(page).evaluate(element => element.getBoundingClientRect().width)
    await expect.poll(width).toBe(245)
    await page.getByRole('button', { name: 'Riduci il menu' }).click()
    await expect.poll(width).toBe(73)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Espandi il menu' })).toBeVisible()
    expect(await width()).toBe(73)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(0.02)
    await page.getByRole('button', { name: 'Espandi il menu' }).click()
    await expect.poll(width).toBe(245)
  })
  await test.step('a page begins at its top; the way back returns to where one was', async () => {
    await moveTo(page, '/settings')
    await expect(page.getByRole('heading', { name: 'Elimina l’account' })).toBeVisible()
    // parts that arrive above the place that one looks at move the page along
    await waitUntilIdle(page)
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    await sidebar(page).getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Giulia')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Elimina l’account' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  })
  await test.step('an unknown address is the page that says so, with the way home', async () => {
    await moveTo(page, '/nothing/here')
    await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
    await page.getByRole('link', { name: 'Vai alla Home' }).last().click()
    await page.waitForURL('**/home')
  })
  await test.step('the signed-in are sent home from the login and the start page', async () => {
    await moveTo(page, '/login')
    await expect.poll(() => pathOf(page)).toBe('/home')
    await page.goto('/')
    await page.waitForURL('**/home')
  })
  await test.step('the finished menu fits on a small laptop', async () => {
    await page.setViewportSize({ width: 1366, height: 625 })
    await expect(sidebar(page).getByRole('link', { name: 'Team' })).toBeVisible()
    const isCut = await sidebar(page).evaluate((menu, { entries, children }) => {
      const list = menu.querySelector('li')?.parentElement
      const entry = list?.querySelector('li')
      const scroll = list?.parentElement
      if (!list || !entry || !scroll) throw new Error('the menu has no entries')
      const section = () => scroll.insertBefore(list.cloneNode(), list.nextSibling)
      const present = scroll.querySelectorAll('li').length
      const [nutrition, groups] = [section(), section()]
      for (let count = present; count < entries; count += 1) (count < entries - 2 ? nutrition : groups).appendChild(entry.cloneNode(true))
      // an entry within a group is lower than one outside
      for (let count = 0; count < children; count += 1) groups.appendChild(entry.cloneNode(true))
      return { over: scroll.scrollHeight - scroll.clientHeight, rows: scroll.querySelectorAll('li').length }
    }, longest)
    expect(isCut.over).toBe(0)
    // every group is open here, so the menu may already have more entries
    expect(isCut.rows).toBeGreaterThanOrEqual(longest.entries + longest.children)
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the thumb reaches every page: the bar, and all others behind its last place', async ({ page, context }) => {
    const faults = watchFaults(page)
    await enterAs(context, 'admin')
    await page.goto('/home')
    const bar = page.getByRole('navigation', { name: 'Menu rapido' })
    await expect(bar.getByRole('link')).toHaveText([/^Home/, /^Clienti/, /Chat$/, ...(screens.includes('/reminders') ? ['Agenda'] : [])])
    const more = bar.getByRole('button', { name: 'Altro' })
    const sheet = page.getByRole('dialog', { name: 'Altro' })
    await test.step('what opens over the first page closes on the way back, and the app stays', async () => {
      await more.tap()
      await expect(sheet).toBeVisible()
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect.poll(() => pathOf(page)).toBe('/home')
    })
    await more.tap()
    await sheet.getByRole('link', { name: 'Team' }).tap()
    await page.waitForURL('**/teamMembers')
    await expect(sheet).toBeHidden()
    // the title stands in the bar at the top, once
    await expect(page.getByRole('banner').getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // a page takes the focus a moment after it has arrived
    await expect(page.getByRole('main')).toBeFocused()
    await more.tap()
    await expect(sheet.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(more).toBeFocused()
    await more.tap()
    await page.goBack()
    await expect(sheet).toBeHidden()
    // the browser has gone back already, and is sent forward again a moment later
    await expect.poll(() => pathOf(page)).toBe('/teamMembers')

    await waitUntilIdle(page)
    await more.tap()
    await sheet.getByRole('button', { name: 'Cerca o vai a…' }).tap()
    await expect(page.getByRole('combobox', { name: 'Cerca o scrivi un comando' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Notifiche/ })
      .tap()
    await page.waitForURL('**/notifications')
    await page.getByRole('button', { name: /^Il tuo account/ }).tap()
    await page.getByRole('menuitem', { name: 'Profilo' }).tap()
    await page.waitForURL('**/settings#profile')
    expect(faults).toEqual([])
  })

  test('a client has weight, photos and metrics in one place, and the settings behind the avatar', async ({ page, context }) => {
    const faults = watchFaults(page)
    await enterAs(context, 'client')
    await page.goto('/home')
    const bar = page.getByRole('navigation', { name: 'Menu rapido' })
    const progress = bar.getByRole('link', { name: 'Progressi' })
    await progress.tap()
    await page.waitForURL('**/me/weights')
    for (const [part, path] of [
      ['Foto', '/me/progress'],
      ['Misure', '/me/metrics'],
      ['Peso', '/me/weights'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name: part, exact: true }).tap()
      await expect.poll(() => pathOf(page)).toBe(path)
      await expect(progress).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('banner').getByRole('heading', { level: 1, name: 'Progressi' })).toBeVisible()
    }
    await page.getByRole('button', { name: /^Il tuo account/ }).tap()
    await page.getByRole('menuitem', { name: 'Impostazioni' }).tap()
    await page.waitForURL('**/settings')
    expect(faults).toEqual([])
  })

  test('no field takes the focus by itself, so that no keyboard covers the page', async ({ page }) => {
    await page.clock.install()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Password dimenticata?' }).click()
    await expect(page.getByRole('heading', { name: 'Password dimenticata?' })).toBeVisible()
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
  })
})

test('on a desk the first field of a page takes the focus after a quarter of a second', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await page.evaluate(() => {
    const times: Record<string, number> = {}
    Reflect.set(window, 'times', times)
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Password dimenticata?') times['drawn'] ??= performance.now()
    }).observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement && times['drawn'] !== undefined) times['focused'] ??= performance.now()
    })
  })
  await page.getByRole('link', { name: 'Password dimenticata?' }).click()
  await expect(page.getByRole('heading', { name: 'Password dimenticata?' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  const { drawn = 0, focused = 0 } = await page.evaluate(() => Reflect.get(window, 'times') as Record<string, number>) // set above
  expect(focused - drawn).toBeGreaterThan(200)
})

test('installed, back and refresh stand in the frame; back leads to the page before, or home', async ({ page, context }) => {
  await enterAs(context, 'admin')
  await pretendInstalled(page)
  await page.goto('/settings')
  const back = page.getByRole('button', { name: 'Torna indietro' })
  await expect(page.getByRole('button', { name: 'Aggiorna', exact: true })).toBeVisible()
  await back.click()
  await page.waitForURL('**/clients')
  await page.goto('/home')
  await sidebar(page).getByRole('link', { name: 'Impostazioni' }).click()
  await page.waitForURL('**/settings')
  await back.click()
  await page.waitForURL('**/home')
})

test.describe('the guard', () => {
  test('who has no business any more lands on the settings', async ({ page, context }) => {
    await enterAs(context, 'coach')
    await changeAnswer<Output<typeof getMe>>(page, '/auth/me', ({ user }) => {
      Object.assign(user, { workspace: null, memberships: [], roles: [], permissions: [] })
    })
    await page.goto('/home')
    await page.waitForURL('**/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible()
    expect(await linksIn(page)).toEqual(['/settings'])
    await expect(page.getByText('Nessuna attività')).toBeVisible()
  })

  test('a school’s person stays in the school', async ({ page, context }) => {
    await enterAs(context, 'school')
    await page.goto('/trainingschools/login')
    await page.waitForURL('**/trainingschools')
    await waitUntilIdle(page)
    expect(
      await sidebar(page)
        .getByRole('link')
        .evaluateAll(links => links.map(link => link.getAttribute('href'))),
    ).toEqual(['/trainingschools'])
    await page.goto('/home')
    await page.waitForURL('**/login')
  })
})

test('a tablet that is turned has another frame around the same page', async ({ page, context }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await enterAs(context, 'admin')
  await page.goto('/programs')
  await page.getByRole('button', { name: 'Nuovo programma' }).click()
  const title = page.getByRole('dialog').getByRole('textbox').first()
  await title.fill('Forza sul tablet')
  const thumbBar = page.getByRole('button', { name: 'Altro', exact: true, includeHidden: true })
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(thumbBar).toBeAttached()
  await expect(title).toHaveValue('Forza sul tablet')
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(thumbBar).not.toBeAttached()
  await expect(title).toHaveValue('Forza sul tablet')
})
