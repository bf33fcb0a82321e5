import { IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useIsOnline } from '#lib/device'
import { useOutbox } from '#lib/offline'
import { Icon } from '#ui/icon'
import { useRootMark } from '#ui/root-mark'
import { useWords } from '../words/index.ts'
import css from './offline-bar.module.css'

/**
 * Says that the page shows stored data, or that writes wait. It is not styled as an error, because nothing is lost, and it counts nothing:
 * one write may hold many edits.
 */
export function OfflineBar() {
  const t = useWords()
  const isOnline = useIsOnline()
  const { waiting } = useOutbox()
  const isWaiting = waiting.length > 0
  const isShown = !isOnline || isWaiting
  useRootMark('data-offline-bar', isShown)
  const text = () => t(isOnline ? 'sendingWaiting' : isWaiting ? 'offlineWaiting' : 'offline')
  return (
    <output className={css.place}>
      {isShown && (
        <span className={css.bar}>
          <Icon of={isOnline ? IconCloudUp : IconCloudOff} size={18} />
          {text()}
        </span>
      )}
    </output>
  )
}
