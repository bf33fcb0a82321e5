import { expect, type Page } from '@playwright/test'
import { pasteInto } from '../house/clipboard.ts'
import { accessFaults } from '../house/access.ts'
import { test } from '../house/test.ts'
import { startUiHarness, type UiHarness } from '../house/ui-harness.ts'

// The table of the editors on a page of its own: what no other screen shows by itself.

// one browser after the other, so that the page is built once
test.describe.configure({ mode: 'default' })

let harness: UiHarness
test.beforeAll(async () => {
  harness = await startUiHarness()
})
test.afterAll(() => harness.stop())

/** The lines of the first group are 1 to 7, its line for new rows is 8; the second one has its heading at 9. */
const cell = (page: Page, line: number, column: number) => page.locator(`[data-line="${line}"] [data-column="${column}"]`)
const textAt = (page: Page, line: number, column: number) => cell(page, line, column).locator('span').first()
const active = (page: Page) => page.locator('[role=grid] input')
const gestures = (page: Page): Promise<unknown[]> => page.evaluate(() => Array.from(Object(window).log))
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

async function openSheet(page: Page): Promise<void> {
  await page.goto(harness.url)
  await cell(page, 1, 3).click()
  await expect(active(page)).toBeFocused()
}

test('a table is filled by keyboard alone', async ({ page }) => {
  await openSheet(page)
  // typing overwrites, Enter goes down, and after some Tabs back to the column where they began
  await page.keyboard.type('5')
  await press(page, 'Tab')
  await page.keyboard.type('90')
  await press(page, 'Enter')
  await expect(textAt(page, 1, 3)).toHaveText('5')
  await expect(textAt(page, 1, 4)).toHaveText('90 kg')
  await expect(active(page)).toHaveAccessibleName('8–10, Rip / tempo, Panca inclinata manubri')
  // F2 edits, arrows then move within the text; Escape leaves it as it was
  await press(page, 'F2', 'ArrowLeft')
  await expect(active(page)).toHaveValue('8–10')
  await page.keyboard.type('x')
  await expect(active(page)).toHaveValue('8–1x0')
  await press(page, 'Escape')
  await expect(textAt(page, 2, 3)).toHaveText('8–10')
  // a refused text stays until it is mended
  await press(page, 'ArrowLeft')
  await page.keyboard.type('tre')
  await press(page, 'Enter')
  await expect(page.getByRole('alert')).toHaveText('Scrivi un numero, come 4')
  await expect(active(page)).toHaveValue('tre')
  await active(page).fill('6')
  await press(page, 'Enter')
  await expect(textAt(page, 2, 2)).toHaveText('6')
  // a range, filled down and emptied; each is one gesture, which one undo takes back
  await press(page, 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Control+d')
  await expect(textAt(page, 4, 2)).toHaveText('6')
  await expect(textAt(page, 4, 3)).toHaveText('8–10')
  await press(page, 'Delete')
  await expect(textAt(page, 3, 3)).toHaveText('')
  await press(page, 'Control+z')
  await expect(textAt(page, 3, 3)).toHaveText('8–10')
  await press(page, 'Control+z')
  await expect(textAt(page, 3, 3)).toHaveText('10–12')
})

test('rows come, move, join and go by keyboard', async ({ page }) => {
  await openSheet(page)
  await press(page, 'Home', 'Control+Enter')
  await expect(active(page)).toHaveAccessibleName('vuota, Esercizio, riga 2')
  await page.keyboard.type('squ')
  await expect(page.getByRole('option')).toHaveText(/^Squat/)
  await press(page, 'Enter', 'ArrowUp')
  await expect(active(page)).toHaveAccessibleName('Squat, Esercizio, Squat')
  await press(page, 'Alt+ArrowDown')
  await expect(textAt(page, 3, 0)).toHaveText('Squat')
  await press(page, 'Alt+Shift+ArrowDown')
  await expect(textAt(page, 10, 0)).toHaveText('Squat')
  await press(page, 'Shift+ArrowDown', 'Control+g')
  await expect.poll(async () => (await gestures(page)).at(-1)).toMatchObject({ join: ['new1', 'd1r0'] })
  await press(page, 'ArrowUp', 'ArrowDown', 'Shift+Space', 'Delete')
  await expect.poll(async () => (await gestures(page)).at(-1)).toEqual({ delete: ['new1'] })
  // the last line of a group makes rows, one after the other
  await press(page, 'PageUp', 'Control+Home', 'Control+ArrowDown', 'PageDown', 'PageUp')
  await cell(page, 7, 0).click()
  await press(page, 'ArrowDown')
  await page.keyboard.type('Affondi 3x8')
  await press(page, 'Enter')
  await page.keyboard.type('Plank 2x45s')
  await press(page, 'Enter')
  await expect(textAt(page, 9, 0)).toHaveText('Plank 2x45s')
  // the heading closes its group; what is only handed on reaches the owner
  await press(page, 'ArrowDown', 'Enter')
  await expect(page.getByRole('button', { name: 'Apri Giorno 2' })).toBeFocused()
  await press(page, 'ArrowUp', 'ArrowUp', 'Control+r', 'Alt+PageDown')
  expect((await gestures(page)).slice(-2)).toEqual([{ onward: ['new3'], keys: ['exercise'] }, { turn: 1 }])
  await press(page, 'Control+Shift+/')
  await expect(page.getByRole('dialog', { name: 'Tasti della tabella' })).toBeVisible()
  await press(page, 'Escape')
  await expect(active(page)).toBeFocused()
})

test('what is being typed stays while rows come and go above it, and while the columns come anew', async ({ page }) => {
  await openSheet(page)
  const others = (work: string) => page.evaluate(work)
  await page.keyboard.type('1')
  await others(`insertByOther('d0', undefined)`)
  await expect(textAt(page, 1, 0)).toHaveText('Di un altro')
  await page.keyboard.type('2')
  await others(`deleteByOther(['new1'])`)
  await page.keyboard.type('3')
  await others('renewColumns()')
  await page.keyboard.type('4')
  await expect(active(page)).toBeFocused()
  await expect(active(page)).toHaveValue('1234')
  expect(await gestures(page)).toEqual([])
  await press(page, 'Enter')
  await expect(textAt(page, 1, 3)).toHaveText('1234')

  // in the line for new rows, whose place a heading or another row would take
  await page.locator('[data-line="8"]').click()
  await page.keyboard.type('Squat 4')
  await others(`insertByOther('d0', 'd0r0')`)
  await expect(textAt(page, 2, 0)).toHaveText('Di un altro')
  await page.keyboard.type('x')
  await others(`deleteByOther(['new2', 'd0r1'])`)
  await page.keyboard.type('8 ')
  await others('renewColumns()')
  await page.keyboard.type('@8')
  await expect(active(page)).toBeFocused()
  await expect(active(page)).toHaveValue('Squat 4x8 @8')
  await press(page, 'Enter')
  expect((await gestures(page)).at(-1)).toEqual({ insert: 'Squat 4x8 @8' })
})

test('signs are composed in the cell, and dead keys keep their accent', async ({ page }) => {
  await openSheet(page)
  const input = await page.context().newCDPSession(page)
  await press(page, 'End')
  await input.send('Input.imeSetComposition', { text: 'かた', selectionStart: 2, selectionEnd: 2 })
  // Enter ends the composition here, not the cell
  await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 })
  await input.send('Input.insertText', { text: '肩' })
  await press(page, 'Enter')
  await expect(textAt(page, 1, 10)).toHaveText('肩')
  await page.keyboard.insertText('è')
  await press(page, 'Enter')
  await expect(textAt(page, 2, 10)).toHaveText('è')
})

test('the mouse selects, fills, drags rows and opens the menu', async ({ page }) => {
  await openSheet(page)
  await page.keyboard.type('5')
  await press(page, 'Enter')
  await page.keyboard.type('7')
  await press(page, 'Enter')
  await cell(page, 1, 3).hover()
  await page.mouse.down()
  await cell(page, 2, 3).hover()
  await page.mouse.up()
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(2)
  // the series goes on
  await page.locator('[data-fill]').hover()
  await page.mouse.down()
  await cell(page, 4, 3).hover()
  await page.mouse.up()
  await expect(textAt(page, 3, 3)).toHaveText('9')
  await expect(textAt(page, 4, 3)).toHaveText('11')
  await expect(page.getByRole('status').filter({ hasText: '2 celle riempite' })).toBeAttached()
  // a row by its handle
  await page.locator('[data-line="1"]').hover()
  await page.locator('[data-line="1"] [data-grip]').hover()
  await page.mouse.down()
  await cell(page, 3, 0).hover({ position: { x: 20, y: 28 } })
  await page.mouse.up()
  await expect(textAt(page, 3, 0)).toHaveText('Panca piana bilanciere record')
  await cell(page, 5, 0).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Nuova riga sotto' }).click()
  await expect(active(page)).toHaveAccessibleName('vuota, Esercizio, riga 6')
  await cell(page, 1, 3).dblclick()
  await expect(active(page)).toHaveValue('7')
  // pressed elsewhere, the cell keeps what was typed
  await page.keyboard.type('0')
  await cell(page, 2, 3).click()
  await expect(textAt(page, 1, 3)).toHaveText('70')
})

const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65{mso-number-format:General}</style></head><body>
<table border=0><!--StartFragment--><col width=64><tr height=20><td class=xl65>4</td><td>6-8</td></tr>
<tr><td>3</td><td>8<br style='mso-data-placement:same-cell'>
 10</td></tr><!--EndFragment--></table></body></html>`
const sheets = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc}--></style>
<table xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>
<tr style="height:21px;"><td colspan="2" data-sheets-value="{}">5</td></tr>
<tr><td rowspan="2">6</td><td>a</td></tr><tr><td>b</td></tr></tbody></table>`
const libreOffice = `<!DOCTYPE html><html><body><table cellspacing="0">
<tr><td height="17" align="right" sdval="7"><font face="Arial">7</font></td>
<td align="left"><font>&egrave;&nbsp;<b>tardi</b></font></td></tr></table></body></html>`

test('tables of other programs come in, and ours leave', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSheet(page)
  await cell(page, 1, 2).click()
  await pasteInto(page, { 'text/html': excel, 'text/plain': 'none' })
  await expect(textAt(page, 1, 2)).toHaveText('4')
  await expect(textAt(page, 2, 3)).toHaveText('8\n10')
  expect(await page.evaluate(() => Object(window).asked)).toBe(1)
  await pasteInto(page, { 'text/html': sheets })
  await expect(textAt(page, 1, 3)).toHaveText('')
  await expect(textAt(page, 3, 3)).toHaveText('b')
  await pasteInto(page, { 'text/html': libreOffice })
  await expect(textAt(page, 1, 3)).toHaveText('è tardi')
  // somebody who says no keeps their cells
  await page.evaluate(() => Object.assign(window, { answerOverwrite: false }))
  await cell(page, 1, 2).click()
  const before = (await gestures(page)).length
  await pasteInto(page, { 'text/plain': '1\t"two\nlines"\n9\t9' })
  expect((await gestures(page)).length).toBe(before)
  await page.evaluate(() => Object.assign(window, { answerOverwrite: true }))
  // with the real clipboard, there and back; what looks like a formula leaves as text
  await cell(page, 1, 10).click()
  await page.keyboard.type('=1+1')
  await press(page, 'Enter', 'ArrowUp', 'Control+c')
  await expect(page.getByRole('status').filter({ hasText: '1 cella copiata' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("'=1+1\r\n")
  await press(page, 'ArrowDown', 'Control+v')
  await expect(textAt(page, 2, 10)).toHaveText('=1+1')
  await press(page, 'Control+x')
  await expect(textAt(page, 2, 10)).toHaveText('')
  await press(page, 'Control+Shift+v')
  await expect.poll(async () => (await gestures(page)).at(-1)).toMatchObject({ paste: { as: 'rows', extraRows: [['=1+1']] } })
})

test('ten thousand pasted cells are quick and bounded', async ({ page }) => {
  await openSheet(page)
  await press(page, 'Home')
  const ms = await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'a\tRip\t4\t8\t80\t2\t8\t3010\t90\tx\r\n'.repeat(1_000))
    const start = performance.now()
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    return performance.now() - start
  })
  expect(ms).toBeLessThan(1_000)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '1021')
  expect(await page.locator('[role=row]').count()).toBeLessThan(80)
})

test('a screen reader finds a grid with one tab stop, which Tab can leave', async ({ page }) => {
  await openSheet(page)
  await press(page, 'Shift+ArrowDown', 'Shift+ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: '2 × 2 celle' })).toBeAttached()
  const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region']
  expect(await accessFaults(page, { rules: Object.fromEntries(ofPages.map(id => [id, { enabled: false }])) })).toEqual([])
  await expect(page.locator('[role=grid] [tabindex="0"], [role=grid] input')).toHaveCount(1)
  await press(page, 'Escape', 'Escape')
  await expect(page.getByRole('grid')).toBeFocused()
  await press(page, 'ArrowDown')
  await expect(active(page)).toBeFocused()
  await press(page, 'Control+End', 'ArrowDown', 'Tab')
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Azioni sulle celle' })).toBeFocused()
})

test('a finger selects with a tap, edits with a second one, and extends by the corner', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 } })
  const page = await context.newPage()
  await page.goto(harness.url)
  await cell(page, 2, 3).tap()
  await expect(active(page)).toBeFocused()
  await expect(active(page)).toHaveAttribute('inputmode', 'none')
  await cell(page, 2, 3).tap()
  await expect(active(page)).toHaveValue('8–10')
  await expect(active(page)).not.toHaveAttribute('inputmode', 'none')
  await active(page).fill('12')
  await cell(page, 4, 3).tap()
  await expect(textAt(page, 2, 3)).toHaveText('12')
  await page.locator('[data-line="5"] [data-head]').tap()
  await expect(page.locator('[role=rowheader][aria-selected=true]')).toHaveCount(1)
  await context.close()
})
