import { formatRestTime } from '@allenio/domain/formats'
import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward } from '@tabler/icons-react'
import { restStep, useRestControls, type OpenWorkout } from '#areas/workouts'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { Text } from '#ui/text'
import css from './column.module.css'
import { useFloorWords } from './words.ts'

interface RestFootProps {
  player: OpenWorkout
  /** The client's name. */
  name: string
}

/** The timer of a rest, large enough to read from across the room, with a few buttons. */
export function RestFoot({ player, name }: RestFootProps) {
  const t = useFloorWords()
  const controls = useRestControls({ player })
  if (!controls) return null
  const { view, total, isOwner, add, togglePause, skip } = controls
  const time = view.isOver ? `+${formatRestTime(view.overtime)}` : formatRestTime(view.seconds)
  return (
    <Stack gap={8} className={css.rest} data-over={view.isOver || undefined}>
      <Row gap={6} justify="between">
        <Stack>
          <Text as="span" size="small" tone={view.isOver ? 'done' : 2}>
            {t(view.isOver ? 'restEnded' : view.isPaused ? 'restPaused' : 'rest')}
          </Text>
          <span className={css.restTime}>{time}</span>
        </Stack>
        <Row gap={4}>
          {!view.isOver && (
            <IconButton
              kind="framed"
              label={t(view.isPaused ? 'resumeRest' : 'pauseRest', { name })}
              icon={view.isPaused ? IconPlayerPlay : IconPlayerPause}
              disabled={!isOwner}
              onClick={togglePause}
            />
          )}
          <Button aria-label={`+${restStep}: ${t('longerRest', { name })}`} disabled={!isOwner} onClick={() => add(restStep)}>
            +{restStep}
          </Button>
          <IconButton kind="framed" label={t('skipRest', { name })} icon={IconPlayerSkipForward} disabled={!isOwner} onClick={skip} />
        </Row>
      </Row>
      <ProgressBar label={t('resting', { time })} labelHidden thin value={total * (1 - view.progress)} max={Math.max(1, total)} />
    </Stack>
  )
}
