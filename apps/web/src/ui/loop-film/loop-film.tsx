import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useRef } from 'react'
import { BareButton } from '#ui/layout'
import { useWords } from '#ui/words'
import css from './loop-film.module.css'

interface LoopFilmProps {
  src: string
  /** the first picture, made when the film was uploaded */
  poster: string | null
  name: string
  /** opens the film large, with sound and controls */
  onOpen: () => void
}

const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A film of our own: it plays without sound, over and over, while the pointer or the focus is on it. */
export function LoopFilm({ src, poster, name, onOpen }: LoopFilmProps) {
  const words = useWords()
  const film = useRef<HTMLVideoElement>(null)
  // a browser may refuse to play, for instance to save power; the poster stays
  const start = () => void (mayMove() && film.current?.play().catch(() => undefined))
  const stop = () => {
    film.current?.pause()
    // back to the poster
    film.current?.load()
  }
  return (
    <BareButton
      className={css.film}
      aria-label={`${words.play}: ${name}`}
      onClick={onOpen}
      onPointerEnter={start}
      onPointerLeave={stop}
      onFocus={start}
      onBlur={stop}>
      <video
        ref={film}
        src={src}
        {...(poster !== null && { poster })}
        muted
        loop
        playsInline
        preload={poster === null ? 'metadata' : 'none'}
      />
      <span className={css.mark}>
        <IconPlayerPlayFilled aria-hidden />
      </span>
    </BareButton>
  )
}
