import { useParams, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import type { Screen, ScreenPart, ScreenTab } from '#lib/screens'
import { useWording } from '#lib/words'
import type { ScreenTable } from '../../routes.ts'
import { screens } from '../../routes.ts'
import { useMe, visitorOf } from '../me/me.ts'
import { mayOpen } from './guard.ts'
import type { Visitor } from './guard.ts'

export interface FramePart {
  href: string
  label: string
}

/** A tab leads to its first part. */
export interface FrameTab extends FramePart {
  id: string
  parts: FramePart[]
}

interface PlacedScreen {
  path: Screen['path']
  part: ScreenPart
}

interface TabOfScreens {
  tab: ScreenTab
  screens: PlacedScreen[]
}

/** The screens of a frame that this person may open, under their tabs and in their order. A tab without a screen is left out. */
export function tabsOf(
  table: Pick<ScreenTable, 'list'>,
  frameId: string,
  visitor: Visitor,
): { tabs: TabOfScreens[]; menu: PlacedScreen[] } {
  const placed = table.list
    .flatMap(({ path, frame, part, access }) => (frame?.id === frameId && part && mayOpen(access, visitor) ? [{ path, part }] : []))
    .toSorted((one, other) => one.part.order - other.part.order)
  const tabs = new Map<string, TabOfScreens>()
  for (const screen of placed) {
    const { tab } = screen.part
    if (tab === 'menu') continue
    tabs.set(tab.id, { tab, screens: [...(tabs.get(tab.id)?.screens ?? []), screen] })
  }
  return {
    tabs: [...tabs.values()].toSorted((one, other) => one.tab.order - other.tab.order),
    menu: placed.filter(({ part }) => part.tab === 'menu'),
  }
}

/** Fills in the parameters of a path such as '/clients/$id/note'. */
export const addressOf = (path: string, params: Readonly<Record<string, string | undefined>>): string =>
  path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** The open part: the one with the same address, otherwise the one with the longest address that the path starts with. */
export const partAt = <Part extends FramePart>(parts: readonly Part[], pathname: string): Part | undefined =>
  parts
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)[0]

/** The tabs above the pages of a frame with their parts, the links of its menu, and what of it is open. */
export function useFrameTabs(frameId: string) {
  const me = useMe()
  const say = useWording()
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  // uses the address that is loading, so that a pressed tab is active at once
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const present = ({ path, part }: PlacedScreen): FramePart => ({ href: addressOf(path, params), label: say(part.label) })
  const placed = me ? tabsOf(screens, frameId, visitorOf(me)) : { tabs: [], menu: [] }
  const menu = placed.menu.map(present)
  const tabs = placed.tabs.map(({ tab, screens: ofTab }): FrameTab => {
    const parts = ofTab.map(present)
    return { id: tab.id, label: say(tab.label), href: parts[0]?.href ?? '', parts }
  })
  const openPart = partAt([...tabs.flatMap(({ parts }) => parts), ...menu], pathname)
  // while somebody leaves the frame it is still seen for a moment, and nothing in it may change
  const [lastPart, setLastPart] = useState(openPart)
  if (openPart && (openPart.href !== lastPart?.href || openPart.label !== lastPart.label)) setLastPart(openPart)
  const part = openPart ?? lastPart
  const tab = tabs.find(({ parts }) => parts.some(({ href }) => href === part?.href))
  return { tabs, menu, tab, part, current: openPart?.href ?? pathname }
}
