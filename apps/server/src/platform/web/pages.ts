import type { FastifyInstance } from 'fastify'
import { pageHeaders, parseCookies, type HeaderConfig } from '#platform/http'

/** A page that the server renders whole, for people and search engines alike. */
export interface PublicPage {
  path: string
  handle(visit: PageVisit): PageAnswer | Promise<PageAnswer>
}

export interface PageVisit {
  /** The named parts of the path. */
  params: Partial<Record<string, string>>
  query: Partial<Record<string, string>>
  cookies: Partial<Record<string, string>>
  acceptLanguage: string | undefined
  /** The network address of the visitor. */
  address: string
  acceptEncoding: string | undefined
  /** The version of this page that the browser has already. */
  ifNoneMatch?: string | undefined
}

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

export function mountPages(app: FastifyInstance, pages: readonly PublicPage[], headers: HeaderConfig): void {
  const strict = pageHeaders(headers)
  for (const page of pages) {
    app.get(page.path, async (request, reply) => {
      const query = Object.fromEntries(
        Object.entries((request.query ?? {}) as Record<string, unknown>) // parsed by the router
          .filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      )
      const answer = await page.handle({
        params: request.params ?? {},
        query,
        cookies: parseCookies(request.headers.cookie),
        acceptLanguage: request.headers['accept-language'],
        address: request.ip,
        acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
        ifNoneMatch: request.headers['if-none-match'],
      })
      return reply
        .status(answer.status)
        .headers({ ...strict, ...answer.headers })
        .send(answer.body)
    })
  }
}
