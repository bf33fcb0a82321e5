import { currentRouter, goTo } from './navigate.ts'
import { hasWayBack } from './way-back.ts'

/** Back one page, or to the start where this page was the first. */
export function leavePage(): void {
  const router = currentRouter()
  if (router && hasWayBack(router.history)) return router.history.back({ ignoreBlocker: true })
  goTo('/home', { replace: true })
}
