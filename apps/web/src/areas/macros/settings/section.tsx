import { changeHideClientMacros, getMacroSettings } from '@allenio/contract/macros'
import { IconChartDonut3 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { changeAnswer, useCall } from '#lib/api'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { toast } from '#ui/toast'
import { macroSettingsQuery } from '../data.ts'
import { DayTypeNameFields } from './day-type-names.tsx'
import { useSettingsWords } from './words.ts'

export { IconChartDonut3 as Icon }

export function Section() {
  const t = useSettingsWords()
  const query = useQuery(macroSettingsQuery())
  const { mutate } = useCall(changeHideClientMacros, {
    optimistic: (cache, { hideClientMacros }) => changeAnswer(cache, getMacroSettings, {}, settings => ({ ...settings, hideClientMacros })),
    onSuccess: () => toast({ id: 'macro settings saved', type: 'success', text: t('saved') }),
    inTurn: 'macro settings',
  })
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={4} />}>
      {({ hideClientMacros, dayTypeNames, may }) => (
        <Stack gap={24}>
          <Switch
            spread
            label={t('hide')}
            hint={t('hideHint')}
            checked={hideClientMacros}
            disabled={!may.update}
            onChange={event => mutate({ hideClientMacros: event.target.checked })}
          />
          <DayTypeNameFields names={dayTypeNames} mayUpdate={may.update} />
        </Stack>
      )}
    </Loaded>
  )
}
