import type { Language, Permission, Role } from '@allenio/contract'
import type { ComponentType } from 'react'

export const layouts = ['default', 'empty', 'empty with banner and chat', 'guest', 'pdf', 'storefront', 'training school'] as const
export type Layout = (typeof layouts)[number]

/** Who may open it: all permissions must hold, one role suffices, anyone signed in, or everybody. */
export type ScreenAccess = 'any' | { permission: Permission | readonly Permission[] } | { role: Role | readonly Role[] } | { public: true }

/** Stays while one moves between its screens: a client's header above their weights, files and note. It draws an Outlet. */
export interface ScreenFrame {
  id: string
  page: () => Promise<{ Page: ComponentType }>
}

/** A place among the tabs of its frame. */
export interface ScreenTab {
  label: Readonly<Record<Language, string>>
  order: number
}

export interface Screen {
  /** As the router writes it: '/clients/$id', '/sf/{-$url}'. */
  path: `/${string}`
  layout: Layout
  access: ScreenAccess
  area: string
  /** What the tab, the command palette and the back control call it. */
  title: Readonly<Record<Language, string>>
  page: () => Promise<{ Page: ComponentType }>
  /** Checks what stands after the question mark; a page that takes nothing leaves it out. */
  search?: (raw: Record<string, unknown>) => Record<string, unknown>
  /** A screen without parameters that the command palette leaves out all the same. */
  isHidden?: true
  /** Loaded ahead for those who may open it, so that it opens without a connection. */
  isOffline?: true
  /** What its page fetches only when it is opened, and must open without a connection too: a dialog, a chart. */
  parts?: readonly (() => Promise<unknown>)[]
  /** It shows what people of the business have written, in the language that is theirs. */
  showsRecords?: true
  frame?: ScreenFrame
  tab?: ScreenTab
}

/** An area's screens: plain data, so that the table can be printed and tested without drawing a page. */
export const areaScreens = (
  area: string,
  screens: readonly Omit<Screen, 'area'>[],
  common: Pick<Screen, 'showsRecords'> = {},
): readonly Screen[] => screens.map(screen => ({ ...common, ...screen, area }))
