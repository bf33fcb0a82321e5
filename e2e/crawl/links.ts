import type { Page } from '@playwright/test'
import type { Screen } from './plan.ts'

// rendered by the server, or not pages at all
const served = [/^\/(?:privacy|terms|help)?$/, /^\/api\//, /^\/dev\//, /^\/live\/[^/]+$/]

const pattern = ({ path }: Screen): RegExp =>
  new RegExp(`^${path.replaceAll(/\/\{\w+\?\}/g, '(?:/[^/]+)?').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** Links of the page that lead to no screen, no public page and no place on it. */
export async function deadLinks(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const known = [...served, ...screens.map(pattern)]
  const found = await page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href, hash }) => {
    const { origin, pathname } = new URL(href)
    const isHere = origin === location.origin && pathname === location.pathname
    return {
      href,
      path: origin === location.origin ? pathname : undefined,
      isMissing: isHere && hash.length > 1 && location.pathname === '/' && !document.getElementById(hash.slice(1)),
    }
  }))
  return found.flatMap(({ href, path, isMissing }) => {
    if (isMissing) return [`no place on the page for ${href}`]
    return path === undefined || known.some(each => each.test(path)) ? [] : [`no screen for ${href}`]
  })
}
