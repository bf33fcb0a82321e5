import { useState } from 'react'

const name = 'allenio.sidebar.groups'

function stored(): Readonly<Record<string, boolean>> {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return typeof parsed === 'object' && parsed !== null
      ? Object.fromEntries(Object.entries(parsed).filter(([, isOpen]) => typeof isOpen === 'boolean'))
      : {}
  } catch {
    return {}
  }
}

/** The open groups of the menu: as the person left them, otherwise the group of the current page. */
export function useOpenGroups() {
  const [groups, setGroups] = useState(stored)
  const isOpen = (group: string, isInside: boolean) => groups[group] ?? isInside
  const setOpen = (group: string, isOpen: boolean) => {
    const next = { ...groups, [group]: isOpen }
    setGroups(next)
    try {
      localStorage.setItem(name, JSON.stringify(next))
    } catch {
      // storage is refused: the state lasts as long as the page
    }
  }
  return { isOpen, setOpen }
}
