import { IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useOnline } from '#lib/device'
import { useWords } from '#ui/words'
import css from './waiting-mark.module.css'

/** Beside what was written here and has not reached the server: it is kept, and leaves by itself. */
export function WaitingMark() {
  const t = useWords()
  const isOnline = useOnline()
  const Icon = isOnline ? IconCloudUp : IconCloudOff
  return (
    // what leaves within a moment needs no mark
    <span className={css.mark} data-leaving={isOnline || undefined}>
      <Icon stroke={1.5} aria-hidden />
      {isOnline ? t.sendingNow : t.waitingForNetwork}
    </span>
  )
}
