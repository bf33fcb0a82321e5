import { useLocation } from '@tanstack/react-router'
import { config } from '#lib/config'
import { screens } from '../../routes.ts'
import { useMe, visitorOf } from '../me/me.ts'
import { newsPath } from './entries.ts'
import { activePath, entriesOf, visibleMenu, visibleThumbEntries } from './visible.ts'

const nobody = { roles: [], permissions: [], hasWorkspace: false }

/** The part of the menu that the person sees, and its active entry. */
export function useMenu() {
  const me = useMe()
  const address = useLocation({ select: ({ pathname }) => pathname })
  const person = { ...(me ? visitorOf(me) : nobody), isPremium: me?.is_premium ?? true, isTest: me?.is_test ?? false }
  const menu = visibleMenu({ person, variant: config.variant, screens })
  const active = activePath(
    entriesOf(menu).map(({ path }) => path),
    address,
  )
  return { menu, active }
}

export function useThumbEntries() {
  const me = useMe()
  const { menu } = useMenu()
  const address = useLocation({ select: ({ pathname }) => pathname })
  const entries = me ? visibleThumbEntries(visitorOf(me), screens) : []
  const paths = entries.map(({ path }) => path)
  /** True if all entries of the menu are in the bottom or the top bar, so that the menu is not needed. */
  const isWhole = entries.length > 1 && entriesOf(menu).every(({ path }) => path === newsPath || paths.includes(path))
  return { entries, isWhole, active: activePath(paths, address) }
}
