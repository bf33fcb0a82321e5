import { useStored } from '#lib/store'
import { useEditorWords } from '../words.ts'
import css from './drawer.module.css'
import { isDrawerOpen } from './open-state.ts'
import { DrawerTabs } from './drawer-tabs.tsx'

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
