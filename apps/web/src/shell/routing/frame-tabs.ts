import { useParams, useRouterState } from '@tanstack/react-router'
import type { Screen } from '#lib/screens'
import { useWording } from '#lib/words'
import type { ScreenTable } from '../../routes.ts'
import { screens } from '../../routes.ts'
import { useMe, visitorOf } from '../me/me.ts'
import { mayOpen } from './guard.ts'
import type { Visitor } from './guard.ts'

export interface FrameTab {
  href: string
  label: string
}

/** The tabs of a frame in their order, if this person may open them. */
export const tabsOf = (table: Pick<ScreenTable, 'list'>, frameId: string, visitor: Visitor): Screen[] =>
  table.list
    .filter(({ frame, tab, access }) => frame?.id === frameId && tab && mayOpen(access, visitor))
    .toSorted((one, other) => (one.tab?.order ?? 0) - (other.tab?.order ?? 0))

/** Fills in the parameters of a path such as '/clients/$id/note'. */
export const addressOf = (path: string, params: Readonly<Record<string, string | undefined>>): string =>
  path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** The active tab: the one with the same address, otherwise the one with the longest address that the path starts with. */
export const tabAt = (addresses: readonly string[], pathname: string): string | undefined =>
  addresses
    .filter(address => pathname === address || pathname.startsWith(`${address}/`))
    .toSorted((one, other) => other.length - one.length)[0]

/** The tabs above the pages of a frame, and the open one. */
export function useFrameTabs(frameId: string): { tabs: FrameTab[]; current: string } {
  const me = useMe()
  const say = useWording()
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  // uses the address that is loading, so that a pressed tab is active at once
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const tabScreens = me ? tabsOf(screens, frameId, visitorOf(me)) : []
  const tabs = tabScreens.map(({ path, tab, title }) => ({ href: addressOf(path, params), label: say(tab?.label ?? title) }))
  return {
    tabs,
    current:
      tabAt(
        tabs.map(({ href }) => href),
        pathname,
      ) ?? pathname,
  }
}
