import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward, IconX } from '@tabler/icons-react'
import { formatRestTime } from '@allenio/domain/formats'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { BareButton, Row, Stack } from '#ui/layout'
import { ProgressBar, ProgressRing } from '#ui/progress'
import { Text } from '#ui/text'
import type { RestView } from '../../device/rest-clock.ts'
import { restStep } from './rest-changes.ts'
import css from './rest.module.css'
import { useRestControls, type RestControls, type RestProps } from './use-rest-controls.ts'
import { useRestWords } from './words.ts'

/** The ring of a rest, with its seconds. */
export function RestRing({ player }: RestProps) {
  const rest = useRestControls({ player })
  return rest && <Ring rest={rest} />
}

function Ring({ rest: { view, total, add, isOwner } }: { rest: RestControls }) {
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
    <div className={css.ring}>
      <ProgressRing label={labelOf(t, view)} value={Math.max(0, total * (1 - view.progress))} max={Math.max(1, total)} size={276}>
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
