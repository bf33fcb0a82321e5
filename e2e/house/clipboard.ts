import type { Page } from '@playwright/test'

/** A paste as another program would make it. */
export const pasteInto = (page: Page, data: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(formats => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(formats)) clipboardData.setData(type, text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
