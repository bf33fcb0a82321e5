import { expect, type Locator, type Page } from '@playwright/test'

type Role = 'button' | 'link' | 'checkbox' | 'combobox' | 'textbox'

/** Presses Tab until the control has the focus. */
export async function reach(within: Page | Locator, role: Role, name: string | RegExp): Promise<void> {
  const { keyboard } = 'keyboard' in within ? within : within.page()
  const control = within.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await expect(control).toBeVisible()
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await control.evaluate(element => element === document.activeElement)) return
    await keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(name)}`)
}

/** Presses a shortcut until it takes effect: a page listens to shortcuts only once it has nothing more urgent to load. */
export const pressShortcut = (page: Page, key: string, takesEffect: (wait: { timeout: number }) => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key)
    await takesEffect({ timeout: 500 })
  }).toPass()

/** Counts the keys that are pressed from now on, without the letters of typed texts. */
export function countKeys(page: Page): () => number {
  const press = page.keyboard.press.bind(page.keyboard)
  let count = 0
  page.keyboard.press = (key, options) => {
    count += 1
    return press(key, options)
  }
  return () => count
}
