import type { Page, Route } from '@playwright/test'
import type { AnswerButton, ErrorBody } from '@allenio/contract'

export interface StagedAnswer {
  status?: number
  body?: Partial<ErrorBody> | { success: boolean; message?: string; data?: { buttons?: readonly AnswerButton[] } }
  headers?: Record<string, string>
}

const answer = (route: Route, { status = 200, body = {}, headers = {} }: StagedAnswer) =>
  route.fulfill({ status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })

/** Answers a call in place of the server, for cases that are hard to produce. The result counts the calls. */
export async function answerInstead(page: Page, call: string, answers: StagedAnswer | readonly StagedAnswer[]): Promise<() => number> {
  const [method, path] = call.split(' ')
  const list = [answers].flat()
  let count = 0
  await page.route(`**/api${path}`, async route => {
    if (route.request().method() !== method) return route.fallback()
    count += 1
    const one = list[Math.min(count, list.length) - 1]
    return one ? answer(route, one) : route.fallback()
  })
  return () => count
}

/** The server's own answer, changed on its way. */
export async function changeAnswer<Data>(page: Page, path: string, change: (data: Data) => void): Promise<void> {
  await page.route(`**/api${path}`, async route => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: Data } // the envelope of every call
    change(body.data)
    await route.fulfill({ response, json: body })
  })
}
