import type { OpenWorkout } from '../../device/open-workout.ts'
import { useIsRestOver } from '../../device/use-rest.ts'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './rest.module.css'
import { useRestAlerts } from './use-rest-alerts.ts'
import { useRestWords } from './words.ts'
import { useSelected } from '#lib/store'

interface RestAlertsProps {
  player: OpenWorkout
  /** The name of what comes after the rest. */
  next?: string | undefined
  /** One column of a screen that several people share: it flashes alone, without sound behind the lock. */
  isShared?: boolean | undefined
}

/** Sound, vibration, flash and push at the end of a rest. It stands once in a player, within an element with a position. */
export function RestAlerts({ player, next = '', isShared = false }: RestAlertsProps) {
  const isFlashing = useRestAlerts({ player, next, isOwn: !isShared })
  const isOver = useIsRestOver(useSelected(player.workout, stored => stored.rest))
  const t = useRestWords()
  return (
    <>
      {isFlashing && <div className={isShared ? css.columnFlash : css.flash} aria-hidden />}
      <VisuallyHidden>
        <output>{isOver ? t('over') : ''}</output>
      </VisuallyHidden>
    </>
  )
}
