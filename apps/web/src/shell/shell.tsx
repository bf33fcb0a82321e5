import { useQueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { refreshAll } from '#lib/api'
import { config } from '#lib/config'
import { useLanguage } from '#lib/words'
import { brandColour, UiProvider } from '#ui/theme'
import { reactToFailures } from './failures/react-to-failures.ts'
import { onRetry } from './failures/unreachable.ts'
import { useMe } from './me/me.ts'
import { noticeLogins, onLanguageSaved } from './me/own-language.ts'
import { followSession } from './me/workspace.ts'
import { focusAfterNavigation } from './routing/after-navigation.ts'
import { followPaths } from './routing/back.ts'
import { makeRouter } from './routing/make-router.ts'
import type { FirstPages } from './routing/route-tree.tsx'
import { RouterLink } from './routing/router-link.tsx'
import { guardWayBack } from './routing/way-back.ts'

/** The frame around all pages. */
export function Shell({ firstPages }: { firstPages: FirstPages }) {
  const cache = useQueryClient()
  const language = useLanguage()
  const colour = useMe()?.custom_app?.theme.main_color ?? brandColour[config.brand]
  const [router] = useState(() => makeRouter(cache, firstPages))
  useEffect(() => {
    onRetry(() => void cache.refetchQueries({ type: 'active' }))
    onLanguageSaved(() => void refreshAll(cache))
    const stops = [
      noticeLogins(),
      reactToFailures(),
      followSession(cache, router),
      followPaths(router),
      guardWayBack(router),
      focusAfterNavigation(router),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [cache, router])
  return (
    <UiProvider language={language} colour={colour} link={RouterLink}>
      <RouterProvider router={router} />
    </UiProvider>
  )
}
