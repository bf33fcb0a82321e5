import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { classes } from '#ui/classes'
import { PullToRefresh } from '#ui/pull-to-refresh'
import { useRootMark } from '#ui/root-mark'
import { Banners } from '../banners/banners.tsx'
import { ChatSlot } from '../extras/chat-slot.tsx'
import { useMenu } from '../sidebar/use-menu.ts'
import css from './default-layout.module.css'
import { MainSlot } from './main-content.tsx'
import plain from './plain-layout.module.css'
import { RestSheet } from './rest-sheet.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { TopBar } from './top-bar.tsx'

interface PhoneFrameProps {
  main: HTMLElement
  titleRef: (place: HTMLElement | null) => void
}

/** A bar above the page and one under the thumb. */
export function PhoneFrame({ main, titleRef }: PhoneFrameProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  // stores the page on which the rest is open, so that it closes when the person moves to another page
  const [openOn, setOpenOn] = useState<string>()
  const { bar } = useMenu()
  const isRestOpen = openOn === path
  const close = () => setOpenOn(undefined)
  const hasThumbBar = bar.entries.length > 1
  useRootMark('data-thumb-bar', hasThumbBar)
  return (
    <div className={classes(css.phone, hasThumbBar && css.overThumbBar)}>
      <SkipLink />
      <div className={classes(plain.plain, css.column)} inert={isRestOpen}>
        <TopBar titleRef={titleRef} />
        <PullToRefresh />
        <Banners />
        <MainSlot main={main} />
        {hasThumbBar && <ThumbBar isRestOpen={isRestOpen} onOpenRest={() => setOpenOn(path)} />}
      </div>
      {isRestOpen && <RestSheet onClose={close} />}
      <ChatSlot />
    </div>
  )
}
