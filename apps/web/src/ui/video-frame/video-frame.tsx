import { IconBrandVimeo, IconBrandYoutube, IconPlayerPlayFilled, type Icon } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { BareButton } from '#ui/layout'
import { useWords } from '#ui/words'
import css from './video-frame.module.css'

export type VideoProvider = 'youtube' | 'vimeo'

export const providerNames: Record<VideoProvider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' }

const icons: Record<VideoProvider, Icon> = { youtube: IconBrandYoutube, vimeo: IconBrandVimeo }

const players: Record<VideoProvider, (id: string) => string> = {
  youtube: id => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  // an unlisted film has a second part, which the player wants as a parameter
  vimeo: id => `https://player.vimeo.com/video/${id.replace('/', '?h=')}${id.includes('/') ? '&' : '?'}autoplay=1&dnt=1`,
}

const pages: Record<VideoProvider, (id: string) => string> = {
  youtube: id => `https://www.youtube.com/watch?v=${id}`,
  vimeo: id => `https://vimeo.com/${id}`,
}

/** The page of a film, as somebody would write it into the field. */
export const videoAddress = ({ provider, id }: { provider: VideoProvider; id: string }): string => pages[provider](id)

interface VideoFrameProps {
  provider: VideoProvider
  id: string
  /** names the film for screen readers */
  title: string
  /** drawn behind the button until it is pressed */
  children?: ReactNode
}

/** A film of another site. Nothing is asked of that site before somebody presses the button. */
export function VideoFrame({ provider, id, title, children }: VideoFrameProps) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    const ProviderIcon = icons[provider]
    return (
      <BareButton className={css.frame} onClick={() => setOpen(true)} aria-label={`${words.play}: ${title}, ${providerNames[provider]}`}>
        {children}
        <span className={css.play}>
          <IconPlayerPlayFilled aria-hidden />
        </span>
        <span className={css.provider} aria-hidden>
          <ProviderIcon />
          {providerNames[provider]}
        </span>
      </BareButton>
    )
  }
  return (
    <div className={css.frame}>
      {/* the players refuse a page that does not say who it is, and ours says so to nobody else */}
      <iframe
        src={players[provider](id)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    </div>
  )
}
