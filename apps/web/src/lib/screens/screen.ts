import type { Permission, Role, Wording } from '@allenio/contract'
import { isId } from '@allenio/domain/ids'
import type { ComponentType } from 'react'

export const layouts = ['default', 'empty', 'empty with banner and chat', 'guest', 'pdf', 'storefront', 'training school'] as const
export type Layout = (typeof layouts)[number]

/** The exports of a page's file. */
export interface PageModule {
  Page: ComponentType
  /** Loads what the page needs besides, such as the part for this person's role; the page is rendered after it. */
  prepare?: () => Promise<unknown>
  /** Loads what the page opens later, but must open without a connection too: a chart, a camera. */
  ahead?: () => Promise<unknown>
}

/** The access rule of a screen: all permissions must hold, one role suffices, anyone signed in, or everybody. */
export type ScreenAccess = 'any' | { permission: Permission | readonly Permission[] } | { role: Role | readonly Role[] } | { public: true }

/**
 * A frame stays while the person moves between its screens: a client's header above their weights, files and note. It
 * draws an Outlet.
 */
export interface ScreenFrame {
  id: string
  page: () => Promise<{ Page: ComponentType }>
}

/** A tab of a frame, which is shown if an area has a screen in it. If there are several, a second row lists them. */
export interface ScreenTab {
  id: string
  label: Wording
  order: number
}

/** The place of a screen in its frame: a part of a tab, or of the menu in the frame's head. */
export interface ScreenPart {
  tab: ScreenTab | 'menu'
  label: Wording
  order: number
}

/** The parts of the main menu, from its top to its foot. The six in the middle open and close, under a heading of their own. */
export const menuGroups = ['head', 'main', 'training', 'nutrition', 'surveys', 'reservations', 'payments', 'business', 'foot'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A place in the main menu. The icon is in the area's `extras.ts`, because the login page needs none. */
export interface MenuPlace {
  /** The part of the menu; in `head` only the icon and the count are shown. */
  group: MenuGroup
  order: number
  /** The title of the screen, if it has no other name in the menu. */
  label?: Wording
  /** the key that opens the screen when it is pressed after g */
  letter?: string
  /** Shown only to people who run a business and have not bought it yet. */
  isOffer?: true
}

/** A place in the bar at the bottom of a phone. */
export interface BarPlace {
  order: number
  label?: Wording
  /** The place is left out first if there are more than fit. */
  isSpare?: true
}

export interface Screen {
  /** The path as the router writes it: '/clients/$id', '/sf/{-$url}'. */
  path: `/${string}`
  layout: Layout
  access: ScreenAccess
  area: string
  /** The name in the tab, the command palette and the back control. */
  title: Wording
  page: () => Promise<PageModule>
  /** Parses the query parameters; a page without parameters leaves this out. */
  search?: (raw: Record<string, unknown>) => Record<string, unknown>
  /** Checks parameters that are named as ids but may be something else, too. */
  params?: Readonly<Record<string, (value: string) => boolean>>
  /** The command palette leaves this screen out, although it has no parameters. */
  isHidden?: true
  /** Loaded ahead for members who may open it, so that it opens without a connection. */
  isOffline?: true
  /** The page needs the width, so the menu is a narrow column of icons until the person opens it there. */
  isEditor?: true
  /** The screen shows texts that people of the business have written, in their own language. */
  showsRecords?: true
  frame?: ScreenFrame
  part?: ScreenPart
  menu?: MenuPlace
  /** The places in the bar of clients, and in that of the team. */
  bar?: { client?: BarPlace; team?: BarPlace }
}

/** A screen as its area writes it in `screens.ts`; the layout is 'default' unless it names another. */
export type AreaScreen = Omit<Screen, 'area' | 'layout' | 'access'> &
  Partial<Pick<Screen, 'layout'>> & { access: Exclude<ScreenAccess, { public: true }> }

/** A screen that everybody may open, as its area writes it in `screens.ts`. It has no place in a menu or frame. */
export type PublicScreen = Omit<Screen, 'area' | 'access' | 'menu' | 'bar' | 'frame' | 'part'>

/** The screens of an area for strangers. */
export const publicScreens = (area: string, screens: readonly PublicScreen[]): readonly Screen[] =>
  screens.map(screen => ({ ...screen, access: { public: true }, area }))

/** An area's screens: plain data, so that the table can be printed and tested without drawing a page. */
export const areaScreens = (area: string, screens: readonly AreaScreen[], common: Pick<Screen, 'showsRecords'> = {}): readonly Screen[] =>
  screens.map(screen => ({ layout: 'default', ...common, ...screen, area }))

/**
 * Whether a parameter of an address cannot be an id. Then there is nothing to ask the server for, and trying again would not help
 * either.
 */
export const hasMalformedId = (
  { params: checks = {} }: Pick<Screen, 'params'>,
  params: Readonly<Record<string, string | undefined>>,
): boolean => Object.entries(params).some(([name, value]) => value !== undefined && isNamedAsId(name) && !(checks[name] ?? isId)(value))

const isNamedAsId = (name: string) => name === 'id' || name.endsWith('Id')
