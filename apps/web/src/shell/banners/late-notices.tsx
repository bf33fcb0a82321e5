import { lateExtras } from '../../late-extras.ts'
import { OfflineBar } from './offline-bar.tsx'
import { RefusedWrites } from './refused-writes.tsx'

/** What begins once the first page shows its data: the outbox, and what the areas do beside every page. */
export function LateNotices() {
  // the list never changes after the page has loaded, so the hooks keep their order
  for (const useBeside of lateExtras.beside) useBeside()
  return (
    <>
      <OfflineBar />
      <RefusedWrites />
    </>
  )
}
