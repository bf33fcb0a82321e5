import { IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useIsOnline } from '#lib/device'
import { useWords } from '#ui/words'
import css from './waiting-mark.module.css'

/** Stands beside a thing that was written here and has not reached the server: it is stored and will be sent by itself. */
export function WaitingMark() {
  const t = useWords()
  const isOnline = useIsOnline()
  const Icon = isOnline ? IconCloudUp : IconCloudOff
  return (
    // `data-leaving` delays the mark, because a write that is sent within a moment needs none
    <span className={css.mark} data-leaving={isOnline || undefined}>
      <Icon stroke={1.5} aria-hidden />
      {isOnline ? t.sendingNow : t.waitingForNetwork}
    </span>
  )
}
