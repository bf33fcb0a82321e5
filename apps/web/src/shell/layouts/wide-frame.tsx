import { classes } from '#ui/classes'
import { Banners } from '../banners/banners.tsx'
import { ChatSlot } from '../extras/chat-slot.tsx'
import { useCollapsed } from '../sidebar/collapse-state.ts'
import { Sidebar } from '../sidebar/sidebar.tsx'
import css from './default-layout.module.css'
import { MainSlot } from './main-content.tsx'
import plain from './plain-layout.module.css'
import { SkipLink } from './skip-link.tsx'

/** The sidebar beside the page. */
export function WideFrame({ main }: { main: HTMLElement }) {
  const { isCollapsed, toggle } = useCollapsed()
  return (
    <div className={css.frame} data-collapsed={isCollapsed || undefined}>
      <SkipLink />
      <div className={css.side}>
        <Sidebar isCollapsed={isCollapsed} onToggle={toggle} />
      </div>
      <div className={classes(plain.plain, css.column)}>
        <Banners />
        <MainSlot main={main} />
      </div>
      <ChatSlot />
    </div>
  )
}
