import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { isMobile, useIsMobile } from '#lib/device'
import { lazyPart } from '#lib/lazy-part'
import { TitlePlace } from '#ui/page-title'
import { newMain } from './main-content.tsx'

// a device only loads the frame that it shows
const PhoneFrame = lazyPart(() => import('./phone-frame.tsx'), 'PhoneFrame')
const WideFrame = lazyPart(() => import('./wide-frame.tsx'), 'WideFrame')

/** Renders the page outside of its frame, which takes it in, so that a tablet keeps the page when it is turned and its frame changes. */
export function DefaultLayout() {
  const [main] = useState(newMain)
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null)
  return (
    <>
      {useIsMobile() ? <PhoneFrame main={main} titleRef={setTitlePlace} /> : <WideFrame main={main} />}
      <TitlePlace value={titlePlace}>{createPortal(<Outlet />, main)}</TitlePlace>
    </>
  )
}

/** Loads the frame. The code is in the app's first file, so that the frame is not loaded after it. */
export async function loadDefaultLayout() {
  await (isMobile() ? PhoneFrame : WideFrame).preload()
  return { Page: DefaultLayout }
}
