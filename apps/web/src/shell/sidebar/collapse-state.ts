import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'

const yearSeconds = 365 * 86_400

/** The choice for editors is kept apart, because they need the width more than other screens do. */
const sidebars = {
  editor: { cookie: 'allenio.sidebar.editor', isCollapsed: true },
  page: { cookie: 'allenio.sidebar', isCollapsed: false },
}

/** Each sidebar is read before the frame's first paint, so that nothing moves when the page loads. */
export function useCollapsed() {
  const { cookie, isCollapsed: preset } = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.screen?.isEditor })
    ? sidebars.editor
    : sidebars.page
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({})
  const isCollapsed = choices[cookie] ?? storedChoice(cookie) ?? preset
  const toggle = () => {
    setChoices({ ...choices, [cookie]: !isCollapsed })
    document.cookie = `${cookie}=${isCollapsed ? 'open' : 'closed'}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  }
  return { isCollapsed, toggle }
}

function storedChoice(cookie: string): boolean | undefined {
  const stored = document.cookie.split('; ').find(entry => entry.startsWith(`${cookie}=`))
  return stored?.endsWith('=closed')
}
