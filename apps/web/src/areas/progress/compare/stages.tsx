import type { Pose, Progress } from '@allenio/contract/progress'
import { useRef } from 'react'
import type { CSSProperties, PointerEvent, ReactNode, RefObject } from 'react'
import { useFormats } from '#lib/formats'
import { classes } from '#ui/classes'
import { useCompareWords } from './words.ts'
import { Caption, Difference } from './caption.tsx'
import type { Step } from './caption.tsx'
import { photoOf } from './comparison.ts'
import css from './stages.module.css'
import { Photo } from './photo.tsx'
import { useGestures } from './gestures.ts'
import type { Views } from './views.ts'

export interface StageProps {
  progresses: readonly Progress[]
  pose: Pose
  views: Views
  stepOf: (id: string) => Step
  /** The slider's place or the veil's thickness, of a hundred. */
  share: number
  onShare: (share: number) => void
}

const fileIdOf = (progress: Progress | undefined, pose: Pose) => progress && photoOf(progress, pose)?.id

interface FrameProps {
  stage: RefObject<HTMLDivElement | null>
  gestures: ReturnType<typeof useGestures>
  count: number
  isSliding?: boolean
  children: ReactNode
}

function Frame({ stage, gestures, count, isSliding, children }: FrameProps) {
  const t = useCompareWords()
  return (
    <div
      ref={stage}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element groups photos that lie on each other
      role="group"
      aria-label={t('stage')}
      className={classes(css.stage, isSliding && css.sliding)}
      data-count={count}
      {...gestures}>
      {children}
    </div>
  )
}

export function BesideStage({ progresses, pose, views, stepOf }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const gestures = useGestures({ stage, views, upper: undefined })
  const [first] = progresses
  return (
    <Frame stage={stage} gestures={gestures} count={progresses.length}>
      {progresses.map((progress, at) => (
        // the position is the key, because a step to another day changes the photo and not the pane
        <div key={at} className={css.column}>
          <div className={css.pane} data-pane={fileIdOf(progress, pose) ?? ''}>
            <Photo progress={progress} pose={pose} views={views} />
          </div>
          <Caption
            progress={progress}
            step={stepOf(progress.id)}
            since={<Difference from={at === 0 ? undefined : first} to={progress} />}
          />
        </div>
      ))}
    </Frame>
  )
}

/** Two under one line that moves: left of it the earlier, right of it the later. */
export function SliderStage({ progresses, pose, views, stepOf, share, onShare }: StageProps) {
  const t = useCompareWords()
  const { day } = useFormats()
  const stage = useRef<HTMLDivElement>(null)
  const [earlier, later] = progresses
  const slide = (place: number) => onShare(Math.round(Math.min(1, Math.max(0, place)) * 1000) / 10)
  const gestures = useGestures({
    stage,
    views,
    upper: fileIdOf(later, pose),
    onSlide: place => {
      slide(place)
      return true
    },
  })
  if (!earlier || !later) return null
  const drag = (event: PointerEvent<HTMLElement>) => {
    const pane = event.currentTarget.closest('[data-pane]')
    if (!pane || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, width } = pane.getBoundingClientRect()
    slide((event.clientX - left) / width)
  }
  return (
    <Frame stage={stage} gestures={gestures} count={1} isSliding>
      <div className={css.column}>
        <div className={css.pane} data-pane={fileIdOf(later, pose) ?? ''}>
          <Photo progress={earlier} pose={pose} views={views} />
          <Photo
            progress={later}
            pose={pose}
            views={views}

            className={css.upper}
            style={{ clipPath: `inset(0 0 0 ${share}%)` }}
          />
          <span className={classes(css.tag, css.tagStart)} data-dim={share < 14 || undefined} aria-hidden>
            {day(earlier.day)}
          </span>
          <span className={classes(css.tag, css.tagEnd)} data-dim={share > 86 || undefined} aria-hidden>
            {day(later.day)}
          </span>
          <label className={css.divider} style={{ left: `${share}%` }}>
            <input
              type="range"
              min={0}
              max={100}
              step={1}
              value={share}
              aria-label={t('divide')}
              onChange={event => onShare(Number(event.target.value))}
            />
            <span
              className={css.grip}
              aria-hidden
              onPointerMove={drag}
              onPointerDown={event => {
                // the hand holds the line, not the photo beneath
                event.stopPropagation()
                event.currentTarget.setPointerCapture(event.pointerId)
              }}
            />
          </label>
        </div>
        <PairCaptions earlier={earlier} later={later} stepOf={stepOf} />
      </div>
    </Frame>
  )
}

/** Two on each other, the later as thin as one likes. */
export function OnionStage({ progresses, pose, views, stepOf, share, onShare }: StageProps) {
  const t = useCompareWords()
  const { day } = useFormats()
  const stage = useRef<HTMLDivElement>(null)
  const [earlier, later] = progresses
  const gestures = useGestures({ stage, views, upper: fileIdOf(later, pose) })
  if (!earlier || !later) return null
  return (
    <Frame stage={stage} gestures={gestures} count={1}>
      <div className={css.column}>
        <div className={css.pane} data-pane={fileIdOf(later, pose) ?? ''}>
          <Photo progress={earlier} pose={pose} views={views} />
          <Photo progress={later} pose={pose} views={views} className={css.upper} style={{ opacity: share / 100 }} />
          <div className={css.veil}>
            <span aria-hidden>{day(earlier.day)}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={1}
              value={share}
              aria-label={t('veil')}
              style={{ '--share': `${share}%` } as CSSProperties}
              onChange={event => onShare(Number(event.target.value))}
            />
            <span aria-hidden>{day(later.day)}</span>
          </div>
        </div>
        <PairCaptions earlier={earlier} later={later} stepOf={stepOf} />
      </div>
    </Frame>
  )
}

interface PairProps {
  earlier: Progress
  later: Progress
  stepOf: (id: string) => Step
}

function PairCaptions({ earlier, later, stepOf }: PairProps) {
  return (
    <div className={css.captions}>
      <Caption progress={earlier} step={stepOf(earlier.id)} />
      <p className={css.between}>
        <Difference from={earlier} to={later} />
      </p>
      <Caption progress={later} step={stepOf(later.id)} />
    </div>
  )
}
