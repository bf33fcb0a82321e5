import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward, IconX } from '@tabler/icons-react'
import { formatRestTime } from '@allenio/domain/formats'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { BareButton, Row, Stack } from '#ui/layout'
import { ProgressBar, ProgressRing } from '#ui/progress'
import { Text } from '#ui/text'
import type { OpenWorkout } from '../../device/open-workout.ts'
import type { RestView } from '../../device/rest-clock.ts'
import { useRest } from '../../device/use-rest.ts'
import { addToRest, restStep, skipRest, togglePause } from './rest-changes.ts'
import css from './rest.module.css'
import { useRestWords } from './words.ts'
import { useSelected } from '#lib/store'

export interface RestProps {
  player: OpenWorkout
}

/** The rest as it is drawn, with what can be done about it; null while nobody rests. */
export function useRestControls({ player }: RestProps) {
  const rest = useSelected(player.workout, stored => stored.rest)
  const isOwner = useSelected(player.status, status => status.isOwner) !== false
  const view = useRest(rest)
  if (!rest || !view) return null
  return {
    view,
    total: rest.seconds,
    isOwner,
    add: (seconds: number) => void player.keepRest((before, now) => addToRest(before, seconds, now)),
    togglePause: () => void player.keepRest(togglePause),
    skip: () => void player.keepRest(skipRest),
  }
}

type RestControls = NonNullable<ReturnType<typeof useRestControls>>

/** The ring of a rest, with its seconds. The narrow one is for a column. */
export function RestRing({ player, isNarrow = false }: RestProps & { isNarrow?: boolean }) {
  const rest = useRestControls({ player })
  return rest && <Ring rest={rest} isNarrow={isNarrow} />
}

function Ring({ rest: { view, total, add, isOwner }, isNarrow }: { rest: RestControls; isNarrow: boolean }) {
  const t = useRestWords()
  const time = formatRestTime(view.isOver ? view.overtime : view.seconds)
  const step = (seconds: number) => (
    <BareButton
      className={css.step}
      aria-label={seconds < 0 ? `${t('minus')}: ${t('less')}` : `${t('plus')}: ${t('more')}`}
      aria-disabled={!isOwner || undefined}
      onClick={() => add(seconds)}>
      {t(seconds < 0 ? 'minus' : 'plus')}
    </BareButton>
  )
  return (
    <div className={classes(css.ring, isNarrow && css.narrow)}>
      <ProgressRing
        label={labelOf(t, view)}
        value={Math.max(0, total * (1 - view.progress))}
        max={Math.max(1, total)}
        size={isNarrow ? 208 : 276}>
        <Text as="span" tone={view.isOver ? 'done' : 2}>
          {t(view.isOver ? 'over' : view.isPaused ? 'paused' : 'rest')}
        </Text>
        <span className={classes(css.time, time.length > 4 && css.long)}>{view.isOver ? `+${time}` : time}</span>
        <Text as="span" tone={2}>
          {t('of', { time: formatRestTime(total) })}
        </Text>
      </ProgressRing>
      {step(-restStep)}
      {step(restStep)}
    </div>
  )
}

const labelOf = (t: ReturnType<typeof useRestWords>, { isOver, seconds }: RestView) =>
  isOver ? t('over') : t('left', { time: formatRestTime(seconds) })

/** Pause and the button that ends the rest, for the foot of a player. */
export function RestButtons({ player }: RestProps) {
  const rest = useRestControls({ player })
  const t = useRestWords()
  if (!rest) return null
  const { view, togglePause: toggle, skip, isOwner } = rest
  return (
    <Row gap={8} align="stretch" className={css.buttons}>
      {!view.isOver && (
        <IconButton
          kind="framed"
          label={t(view.isPaused ? 'resume' : 'pause')}
          icon={view.isPaused ? IconPlayerPlay : IconPlayerPause}
          disabled={!isOwner}
          onClick={toggle}
        />
      )}
      <Button kind="primary" size="large" wide disabled={!isOwner} onClick={skip}>
        {t(view.isOver ? 'goOn' : 'skip')}
      </Button>
    </Row>
  )
}

/** One line with a bar, where the ring has no room. */
export function RestLine({ player }: RestProps) {
  const rest = useRestControls({ player })
  const t = useRestWords()
  if (!rest) return null
  const { view, total, add, togglePause: toggle, skip, isOwner } = rest
  const time = formatRestTime(view.isOver ? view.overtime : view.seconds)
  return (
    <Stack gap={4}>
      <Row gap={4}>
        <Text as="span" clip className={css.state} tone={view.isOver ? 'done' : 2}>
          {t(view.isOver ? 'over' : view.isPaused ? 'paused' : 'rest')}{' '}
          <Text as="b" tone={1} weight={600} figures>
            {view.isOver ? `+${time}` : time}
          </Text>
        </Text>
        {!view.isOver && (
          <IconButton
            size="small"
            label={t(view.isPaused ? 'resume' : 'pause')}
            icon={view.isPaused ? IconPlayerPlay : IconPlayerPause}
            disabled={!isOwner}
            onClick={toggle}
          />
        )}
        <Button kind="quiet" size="small" disabled={!isOwner} aria-label={`${t('plus')}: ${t('more')}`} onClick={() => add(restStep)}>
          {t('plus')}
        </Button>
        <IconButton
          size="small"
          label={t(view.isOver ? 'goOn' : 'skip')}
          icon={view.isOver ? IconX : IconPlayerSkipForward}
          disabled={!isOwner}
          onClick={skip}
        />
      </Row>
      <ProgressBar label={labelOf(t, view)} labelHidden thin value={total * (1 - view.progress)} max={Math.max(1, total)} />
    </Stack>
  )
}

/** A rest with all that belongs to it: large with its ring, or one line. */
export function RestPanel({ player, size }: RestProps & { size: 'large' | 'narrow' | 'line' }) {
  if (size === 'line') return <RestLine player={player} />
  return (
    <Stack gap={16} align="center">
      <RestRing player={player} isNarrow={size === 'narrow'} />
      <RestButtons player={player} />
    </Stack>
  )
}
