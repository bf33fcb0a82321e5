import { Outlet, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsMobile } from '#lib/device'
import { hrefTo } from '#lib/screens'
import { TitlePlace } from '#ui/page-title'
import { Banners } from '../banners/banners.tsx'
import { OldAppPage } from '../failures/old-app-page.tsx'
import { SuspendedPage } from '../failures/suspended-page.tsx'
import { updatePlace } from '../install/store-app.ts'
import { useMe } from '../me/me.ts'
import { ChatSlot } from '../extras/chat-slot.tsx'
import { newMain, MainContent } from './main-content.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import css from './plain-layout.module.css'
import { WideFrame } from './wide-frame.tsx'

/** Renders the page outside of its frame, which takes it in, so that a tablet keeps the page when it is turned and its frame changes. */
export function DefaultLayout() {
  const [main] = useState(newMain)
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null)
  return (
    <>
      {useIsMobile() ? <PhoneFrame main={main} titleRef={setTitlePlace} /> : <WideFrame main={main} />}
      <TitlePlace value={titlePlace}>{createPortal(<Content />, main)}</TitlePlace>
    </>
  )
}

/** The settings are the person's own, also while their business is suspended. */
function Content() {
  const me = useMe()
  const workspace = me?.workspace
  const isOwnPlace = useRouterState({ select: ({ location }) => location.pathname === hrefTo('/settings') })
  const storePage = updatePlace(me?.custom_app)
  if (storePage !== undefined) return <OldAppPage app={me?.custom_app?.name ?? ''} href={storePage} />
  if (!workspace || workspace.suspensionReason === null || isOwnPlace) return <Outlet />
  return <SuspendedPage business={workspace.name} reason={workspace.suspensionReason} />
}

/** A full-screen editor with banners and the chat box, but without a menu. */
export const WorkLayout = () => (
  <div className={css.plain}>
    <Banners />
    <MainContent />
    <ChatSlot />
  </div>
)
