import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsMobile } from '#lib/device'
import { TitlePlace } from '#ui/page-title'
import { newMain } from './main-content.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import { WideFrame } from './wide-frame.tsx'

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
