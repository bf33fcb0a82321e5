import { updateClientSettings } from '@allenio/contract/clients'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { ControlLine } from '#ui/setting-rows'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { useSettingsWords } from './words.ts'
import { useClientSettings } from './use-client-settings.ts'
import css from './settings.module.css'
import { TypesDialog } from '../types/types-dialog.tsx'

export { IconUsers as Icon }

const rights = ['mayAddWeights', 'mayAddPhotos', 'mayAddMetrics'] as const

export function Section() {
  const t = useSettingsWords()
  const [isManaging, setManaging] = useState(false)
  const { change, ...query } = useClientSettings(updateClientSettings)
  return (
    <Stack gap={20}>
      <Text tone={2} prose>
        {t('mayAddText')}
      </Text>
      <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonLines lines={3} />}>
        {data =>
          rights.map(right => (
            <Switch
              key={right}
              spread
              label={t(right)}
              checked={data[right]}
              onChange={event => change({ [right]: event.target.checked })}
            />
          ))
        }
      </Loaded>
      <ControlLine className={css.row}>
        <Text tone={2} prose>
          {t('typesText')}
        </Text>
        <Button onClick={() => setManaging(true)}>{t('types')}</Button>
      </ControlLine>
      {isManaging && <TypesDialog onClose={() => setManaging(false)} />}
    </Stack>
  )
}
