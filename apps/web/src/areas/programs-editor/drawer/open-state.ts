import { isTight, useIsTight } from '#lib/device'
import { createStore, useStored } from '#lib/store'

const key = 'programs-editor-drawer'
const stored = () => globalThis.localStorage?.getItem(key)

/** Whether the drawer stands beside the table; on a wide screen it does until somebody closes it. */
export const isDrawerOpen = createStore<boolean>(stored() === null ? !isTight() : stored() === 'open')

isDrawerOpen.watch(() => localStorage.setItem(key, isDrawerOpen.get() ? 'open' : 'closed'))

/** Whether the table has room for more than its own columns. */
export function useHasRoom(): boolean {
  const isOpen = useStored(isDrawerOpen)
  const isNarrow = useIsTight()
  return !isOpen || !isNarrow
}

export const drawerTabs = ['library', 'client', 'volume', 'history'] as const
export type DrawerTab = (typeof drawerTabs)[number]

export const drawerTab = createStore<DrawerTab>('volume')
