import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import css from './loop-film.module.css'

interface LoopFilmProps {
  src: string
  /** the first picture, made when the film was uploaded */
  poster: string | null
}

const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A film of our own within a link or a button: it plays without sound, over and over, while the pointer or the focus is there. */
export function LoopFilm({ src, poster }: LoopFilmProps) {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = film.current
    const control = video?.closest('a, button')
    if (!video || !control) return
    const listeners = new AbortController()
    // a browser may refuse to play, for instance to save power; the poster stays
    const start = () => void (mayMove() && video.play().catch(() => undefined))
    const stop = () => {
      video.pause()
      // back to the poster
      video.load()
    }
    for (const event of ['pointerenter', 'focus']) control.addEventListener(event, start, listeners)
    for (const event of ['pointerleave', 'blur']) control.addEventListener(event, stop, listeners)
    return () => listeners.abort()
  }, [])
  return (
    <span className={css.film}>
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
    </span>
  )
}
