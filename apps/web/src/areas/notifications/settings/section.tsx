import { IconBell } from '@tabler/icons-react'
import { messageOf } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { ErrorState } from '#ui/error-state'
import { SkeletonLines } from '#ui/skeleton'
import { useSettingsWords } from './words.ts'
import { KindsList } from './kinds-list.tsx'
import { KindsTable } from './kinds-table.tsx'
import { PushDevice } from './push-device.tsx'
import css from './settings.module.css'
import { useSettings } from './data.ts'
import { When } from './when.tsx'

export { IconBell as Icon }

export function Section() {
  const t = useSettingsWords()
  const isMobile = useIsMobile()
  const { settings, query, change, turnMany } = useSettings()
  const Kinds = isMobile ? KindsList : KindsTable
  return (
    <div className={css.stack}>
      <div id="push">
        <PushDevice />
      </div>
      {settings ? (
        <>
          <section id="notification-kinds" className={css.part} aria-labelledby="notification-kinds-title">
            <h3 id="notification-kinds-title" className={css.title}>
              {t('kindsTitle')}
            </h3>
            <Kinds kinds={settings.kinds} change={change} turnMany={turnMany} />
          </section>
          <section id="notification-mails" className={css.part} aria-labelledby="notification-mails-title">
            <h3 id="notification-mails-title" className={css.title}>
              {t('whenTitle')}
            </h3>
            <When settings={settings} change={change} />
          </section>
        </>
      ) : query.isError ? (
        <ErrorState
          title={t('loadFailed')}
          text={messageOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isRefetching}
        />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </div>
  )
}
