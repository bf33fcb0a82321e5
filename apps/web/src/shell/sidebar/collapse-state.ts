import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIsTight } from '#lib/device'
import { createStore, useStored } from '#lib/store'

const yearSeconds = 365 * 86_400

/** The choice for editors is kept apart, because they need the width more than other screens do. */
const sidebars = {
  editor: { cookie: 'allenio.sidebar.editor', isCollapsed: true },
  page: { cookie: 'allenio.sidebar', isCollapsed: false },
}

/** The choices that were made since the page was loaded. */
const choices = createStore<Readonly<Record<string, boolean>>>({})

const isRoomWanted = createStore(false)

/** Collapses the sidebar of a window that is too narrow for both, while a page has something beside its table; a choice by hand stands. */
export function useSidebarRoom(isWanted: boolean): void {
  useEffect(() => {
    isRoomWanted.set(isWanted)
    return () => isRoomWanted.set(false)
  }, [isWanted])
}

/** Each sidebar is read before the frame's first paint, so that nothing moves when the page loads. */
export function useCollapsed() {
  const { cookie, isCollapsed: isCollapsedByDefault } = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.screen?.isEditor,
  })
    ? sidebars.editor
    : sidebars.page
  const isCollapsedByChoice = useStored(choices)[cookie]
  const isTight = useIsTight()
  const givesRoom = useStored(isRoomWanted) && isTight
  const isCollapsed = isCollapsedByChoice ?? (givesRoom || (wasCollapsed(cookie) ?? isCollapsedByDefault))
  const toggle = () => {
    choices.set({ ...choices.get(), [cookie]: !isCollapsed })
    document.cookie = `${cookie}=${isCollapsed ? 'open' : 'closed'}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  }
  return { isCollapsed, toggle }
}

function wasCollapsed(cookie: string): boolean | undefined {
  const stored = document.cookie.split('; ').find(entry => entry.startsWith(`${cookie}=`))
  return stored?.endsWith('=closed')
}
