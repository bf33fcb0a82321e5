import type { Page } from '@playwright/test'

/** The rows that the app has stored on the device. */
export const rowsOf = (page: Page, store: 'reads' | 'drafts' | 'records' | 'outbox') =>
  page.evaluate(
    name =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('allenio')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
    store,
  )

/** The calls whose answers are on the device: 'GET /me/home'. */
export const storedReads = async (page: Page) =>
  ((await rowsOf(page, 'reads')) as { queryKey: string[] }[]).map(({ queryKey }) => String(queryKey[0])) // our own rows

/** Gives a call that is stored on the device another answer, as an earlier build has stored it. */
export const changeStoredRead = (page: Page, call: string, data: unknown) =>
  page.evaluate(
    ([name, answer]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('allenio')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('reads', 'readwrite')
          const rows = writing.objectStore('reads')
          const reading = rows.getAll()
          reading.onsuccess = () => {
            for (const row of reading.result) if (row.queryKey[0] === name) rows.put({ ...row, data: answer, build: 'earlier' })
          }
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [call, data] as const,
  )
