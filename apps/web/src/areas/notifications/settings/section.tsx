import { IconBell } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsMobile } from '#lib/device'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useSettings } from './data.ts'
import { KindsList } from './kinds-list.tsx'
import { KindsTable } from './kinds-table.tsx'
import { PushDevice } from './push-device.tsx'
import css from './settings.module.css'
import { When } from './when.tsx'
import { useSettingsWords } from './words.ts'

export { IconBell as Icon }

export function Section() {
  const t = useSettingsWords()
  const isMobile = useIsMobile()
  const { query, change, turnMany } = useSettings()
  const Kinds = isMobile ? KindsList : KindsTable
  return (
    <Stack gap={32}>
      <div id="push">
        <PushDevice />
      </div>
      <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonLines lines={8} />}>
        {settings => (
          <>
            <Part id="notification-kinds" title={t('kindsTitle')}>
              <Kinds kinds={settings.kinds} change={change} turnMany={turnMany} />
            </Part>
            <Part id="notification-mails" title={t('whenTitle')}>
              <When settings={settings} change={change} />
            </Part>
          </>
        )}
      </Loaded>
    </Stack>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={12} id={id} className={css.part} aria-labelledby={`${id}-title`}>
      <Text as="h3" weight={600} id={`${id}-title`}>
        {title}
      </Text>
      {children}
    </Stack>
  )
}
