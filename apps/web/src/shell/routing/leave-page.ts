import { currentRouter, goTo } from './navigate.ts'
import { hasWayBack } from './way-back.ts'

/** Goes back one page, or to the start page if this was the first page. */
export function leavePage(): void {
  const router = currentRouter()
  if (router && hasWayBack(router.history)) return router.history.back({ ignoreBlocker: true })
  goTo('/home', { replace: true })
}
