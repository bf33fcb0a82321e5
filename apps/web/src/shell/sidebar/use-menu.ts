import { useLocation } from '@tanstack/react-router'
import { config } from '#lib/config'
import { screens } from '../../routes.ts'
import { useMe, visitorOf } from '../me/me.ts'
import { activePath, entriesOf, visibleBar, visibleMenu } from './visible.ts'

const nobody = { roles: [], permissions: [], hasWorkspace: false }

/** The part of the menu that the person sees, its active entry, and the bar of a phone. */
export function useMenu() {
  const me = useMe()
  const address = useLocation({ select: ({ pathname }) => pathname })
  const visitor = me ? visitorOf(me) : nobody
  const person = { ...visitor, isPremium: me?.is_premium ?? true, isTest: me?.is_test ?? false }
  const menu = visibleMenu({ person, variant: config.variant, screens })
  return { menu, bar: visibleBar(visitor, menu, screens), active: activePath(entriesOf(menu), address) }
}
