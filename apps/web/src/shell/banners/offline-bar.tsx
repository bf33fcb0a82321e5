import { IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useIsOnline } from '#lib/device'
import { useOutbox } from '#lib/offline'
import { Icon } from '#ui/icon'
import { useRootMark } from '#ui/root-mark'
import { useWords } from '../words/index.ts'
import css from './offline-bar.module.css'

/** Says that the page shows stored data and how many writes wait. It is not styled as an error, because nothing is lost. */
export function OfflineBar() {
  const t = useWords()
  const isOnline = useIsOnline()
  const { waiting } = useOutbox()
  const count = waiting.length
  const isShown = !isOnline || count > 0
  useRootMark('data-offline-bar', isShown)
  const text = () => (isOnline ? t('sendingWaiting', { count }) : count > 0 ? t('offlineWaiting', { count }) : t('offline'))
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
