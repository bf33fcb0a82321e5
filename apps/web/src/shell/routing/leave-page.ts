import { currentRouter, goTo } from './navigate.ts'

/** Back one page, or to the start where this page was the first. */
export function leavePage(): void {
  const router = currentRouter()
  if (router?.history.canGoBack()) return router.history.back({ ignoreBlocker: true })
  goTo('/home', { replace: true })
}
