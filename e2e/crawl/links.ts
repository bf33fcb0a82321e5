import type { Page } from '@playwright/test'
import { mayOpen, type Screen, type Visitor } from './plan.ts'

// paths that the server renders, or that are no pages at all
const servedPaths = [/^\/(?:privacy|terms|help)?$/, /^\/api\//, /^\/dev\//, /^\/live\/[^/]+$/, /^\/sf\/[^/]+$/]

const pattern = ({ path }: Screen): RegExp =>
  new RegExp(`^${path.replaceAll(/\/\{\w+\?\}/g, '(?:/[^/]+)?').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const isPublic = ({ access }: Screen) => typeof access === 'object' && 'public' in access

/** The links of the page that lead to no screen, to one that is closed to the visitor, or to a missing anchor. */
export async function deadLinks(page: Page, screens: readonly Screen[], visitor: Visitor): Promise<string[]> {
  // a stranger may follow any link, because the login comes in between
  const isOpen = (screen: Screen) => visitor === 'stranger' || isPublic(screen) || mayOpen(screen, visitor)
  const knownPaths = [...servedPaths, ...screens.filter(isOpen).map(pattern)]
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href, hash }) => {
      const { origin, pathname } = new URL(href)
      const isHere = origin === location.origin && pathname === location.pathname
      return {
        href,
        path: origin === location.origin ? pathname : undefined,
        isMissing: isHere && hash.length > 1 && location.pathname === '/' && !document.getElementById(hash.slice(1)),
      }
    }),
  )
  return links.flatMap(({ href, path, isMissing }) => {
    if (isMissing) return [`no place on the page for ${href}`]
    return path === undefined || knownPaths.some(each => each.test(path)) ? [] : [`no screen for ${href}`]
  })
}
