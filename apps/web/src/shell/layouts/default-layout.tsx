import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsMobile } from '#lib/device'
import { classes } from '#ui/classes'
import { PullToRefresh } from '#ui/pull-to-refresh'
import { Banners } from '../banners/banners.tsx'
import { ChatSlot } from '../extras/chat-slot.tsx'
import { useCollapsed } from '../sidebar/collapse-state.ts'
import { Sidebar } from '../sidebar/sidebar.tsx'
import { useThumbEntries } from '../sidebar/use-menu.ts'
import css from './default-layout.module.css'
import { Drawer } from './drawer.tsx'
import { MainContent } from './main-content.tsx'
import plain from './plain-layout.module.css'
import { SkipLink } from './skip-link.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { TopBar } from './top-bar.tsx'

export function DefaultLayout() {
  return useIsMobile() ? <PhoneFrame /> : <WideFrame />
}

function WideFrame() {
  const { isCollapsed, toggle } = useCollapsed()
  return (
    <div className={css.frame} data-collapsed={isCollapsed || undefined}>
      <SkipLink />
      <div className={css.side}>
        <Sidebar isCollapsed={isCollapsed} onToggle={toggle} />
      </div>
      <div className={classes(plain.plain, css.column)}>
        <Banners />
        <MainContent />
      </div>
      <ChatSlot />
    </div>
  )
}

function PhoneFrame() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  // stores the page on which the menu is open, so that it closes when the person moves to another page
  const [openOn, setOpenOn] = useState<string>()
  const { entries, isWhole } = useThumbEntries()
  const isOpen = openOn === path
  const close = () => setOpenOn(undefined)
  const hasThumbBar = entries.length > 1
  return (
    <div className={classes(css.phone, hasThumbBar && css.overThumbBar)}>
      <SkipLink />
      <div className={classes(plain.plain, css.column)} inert={isOpen}>
        <TopBar onOpenMenu={isWhole ? undefined : () => setOpenOn(path)} isOpen={isOpen} />
        <PullToRefresh />
        <Banners />
        <MainContent />
        {hasThumbBar && <ThumbBar />}
      </div>
      <Drawer isOpen={isOpen} onClose={close}>
        <Sidebar isCollapsed={false} onChosen={close} />
      </Drawer>
      <ChatSlot />
    </div>
  )
}
