/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an input draws no waveform */
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useFormats } from '#lib/formats'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { Text } from '#ui/text'
import { useThreadWords } from '../words.ts'
import { clockOf, nextSpeed, playAlone, useSpeed } from './voice-player.ts'
import css from './voice-note.module.css'
import { Waveform } from './waveform.tsx'

interface VoiceNoteProps {
  url: string
  /** In seconds. */
  duration: number
  waveform: readonly number[]
}

const stepSeconds = 5

/** A voice message with its play button, its position and its speed. */
export function VoiceNote({ url, duration, waveform }: VoiceNoteProps) {
  const t = useThreadWords()
  const { decimal } = useFormats()
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [at, setAt] = useState(0)
  const speed = useSpeed()
  const toggle = () => {
    const element = audio.current
    if (!element) return
    setFailed(false)
    if (element.paused) playAlone(element).catch(() => setFailed(true))
    else element.pause()
  }
  const goTo = (seconds: number) => {
    const next = Math.min(Math.max(0, seconds), duration)
    if (audio.current) audio.current.currentTime = next
    setAt(next)
  }
  const pointTo = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    goTo(((clientX - left) / width) * duration)
  }
  const keyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowRight: at + stepSeconds,
      ArrowUp: at + stepSeconds,
      ArrowLeft: at - stepSeconds,
      ArrowDown: at - stepSeconds,
      Home: 0,
      End: duration,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    event.stopPropagation()
    goTo(target)
  }
  return (
    <div className={css.note}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what somebody said has no captions to offer */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={event => setAt(event.currentTarget.currentTime)}
        onError={() => setFailed(true)}
        onEnded={() => {
          setPlaying(false)
          setAt(0)
        }}
      />
      <BareButton className={css.play} aria-label={isPlaying ? t('pauseVoice') : t('playVoice')} onClick={toggle}>
        <Icon of={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled} size={18} />
      </BareButton>
      <div
        className={css.track}
        role="slider"
        tabIndex={0}
        aria-label={t('voicePlace')}
        aria-valuemin={0}
        aria-valuemax={Math.round(duration)}
        aria-valuenow={Math.round(at)}
        aria-valuetext={clockOf(at)}
        onKeyDown={keyDown}
        onPointerDown={pointTo}
        onPointerMove={event => {
          if (event.buttons === 1) pointTo(event)
        }}>
        <Waveform peaks={waveform} share={duration > 0 ? at / duration : 0} />
      </div>
      <Text as="span" size="inherit" tone="inherit" weight={600} figures className={css.clock}>
        {clockOf(isPlaying || at > 0 ? at : duration)}
      </Text>
      <BareButton className={css.speed} aria-label={t('speed', { speed: decimal(speed) })} onClick={nextSpeed}>
        {decimal(speed)}×
      </BareButton>
      {hasFailed && (
        <p className={css.failed} role="alert">
          {t('voiceFailed')}
        </p>
      )}
    </div>
  )
}
