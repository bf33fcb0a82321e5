import { lazyPart } from '#lib/lazy-part'
import { useStored } from '#lib/store'
import { SkeletonRows } from '#ui/skeleton'
import { useEditorWords } from '../words.ts'
import css from './drawer.module.css'
import { isDrawerOpen } from './open-state.ts'

const DrawerTabs = lazyPart(() => import('./drawer-tabs.tsx'), 'DrawerTabs', <SkeletonRows />)

/** Library, client and volume stand beside the table while one plans. */
export function Drawer({ clientId }: { clientId: string | undefined }) {
  const t = useEditorWords()
  const isOpen = useStored(isDrawerOpen)
  if (!isOpen) return null
  return (
    <aside className={css.drawer} aria-label={t('drawer')}>
      <DrawerTabs clientId={clientId} />
    </aside>
  )
}
