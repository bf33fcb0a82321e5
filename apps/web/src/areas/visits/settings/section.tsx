import { metabolicFormulas } from '@allenio/contract/macros'
import { bodyFatFormulas, getVisitSettings, updateVisitSettings, type VisitSettings } from '@allenio/contract/visits'
import { energyFormulaNames, fatFormulaNames } from '@allenio/domain/visits'
import { IconStethoscope } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { changeAnswer, read, useCall } from '#lib/api'
import { useWording } from '#lib/words'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Select } from '#ui/select'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { toast } from '#ui/toast'
import { ProtocolList } from './protocol-list.tsx'
import { useSettingsWords } from './words.ts'

export { IconStethoscope as Icon }

/** How the business measures, and what its visits begin with. */
export function Section() {
  const t = useSettingsWords()
  const word = useWording()
  const query = useQuery(read(getVisitSettings, {}, { quiet: true, isStored: true }))
  const { mutate } = useCall(updateVisitSettings, {
    optimistic: (cache, changes) => changeAnswer(cache, getVisitSettings, {}, settings => ({ ...settings, ...withValues(changes) })),
    inTurn: 'visit settings',
  })
  const save = (changes: Partial<VisitSettings>) =>
    mutate(changes, { onSuccess: () => toast({ id: 'visit settings saved', type: 'success', text: t('saved') }) })
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={8} />}>
      {settings => (
        <Stack gap={24}>
          <Switch
            spread
            label={t('shares')}
            hint={t('sharesHint')}
            checked={settings.sharesVisits}
            onChange={({ target }) => save({ sharesVisits: target.checked })}
          />
          <ProtocolList settings={settings} onChange={save} />
          <Select
            label={t('fat')}
            hint={t('formulaHint')}
            value={settings.fatFormula}
            options={bodyFatFormulas.map(value => ({ value, label: word(fatFormulaNames[value]) }))}
            onChange={({ target }) => {
              const formula = bodyFatFormulas.find(each => each === target.value)
              if (formula) save({ fatFormula: formula })
            }}
          />
          <Select
            label={t('rate')}
            hint={t('formulaHint')}
            value={settings.metabolicFormula}
            options={metabolicFormulas.map(value => ({ value, label: value === 'MANUAL' ? t('manual') : energyFormulaNames[value] }))}
            onChange={({ target }) => {
              const formula = metabolicFormulas.find(each => each === target.value)
              if (formula) save({ metabolicFormula: formula })
            }}
          />
        </Stack>
      )}
    </Loaded>
  )
}

const withValues = (changes: Partial<Record<keyof VisitSettings, unknown>>): Partial<VisitSettings> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
