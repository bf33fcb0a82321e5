import { metabolicFormulas } from '@allenio/contract/energy-fields'
import { bodyFatFormulas } from '@allenio/contract/visit-fields'
import type { MeasureKey } from '@allenio/contract/visit-measures'
import { getVisitSettings, updateVisitSettings, type VisitSettings } from '@allenio/contract/visit-settings'
import { energyFormulaNames, fatFormulaNames, measureNames } from '@allenio/domain/visits'
import { IconStethoscope } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { keyOf, read, useCall } from '#lib/api'
import { useWording } from '#lib/words'
import { FieldSet } from '#ui/field'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { toast } from '#ui/toast'
import { useWords } from '#ui/words'
import { SiteRows } from './site-rows.tsx'
import { useSettingsWords } from './words.ts'

export { IconStethoscope as Icon }

/** How the business measures, and what its visits begin with. */
export function Section() {
  const t = useSettingsWords()
  const word = useWording()
  const { undo } = useWords()
  const query = useQuery(read(getVisitSettings, {}, { quiet: true, keep: true }))
  const { mutate } = useCall(updateVisitSettings, {
    optimistic: (cache, changes) =>
      cache.setQueryData<VisitSettings>(keyOf(getVisitSettings, {}), settings => settings && { ...settings, ...withValues(changes) }),
    inTurn: 'visit settings',
  })
  const save = (changes: Partial<VisitSettings>) =>
    mutate(changes, { onSuccess: () => toast({ id: 'visit settings saved', type: 'success', text: t('saved') }) })
  const removeSite = (left: MeasureKey[], removed: MeasureKey, all: readonly MeasureKey[]) =>
    mutate(
      { sites: left },
      {
        onSuccess: () =>
          toast({
            type: 'success',
            text: t('removed', { name: word(measureNames[removed]) }),
            buttons: [{ text: undo, onClick: () => save({ sites: [...all] }) }],
          }),
      },
    )
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={8} />}>
      {({ sites, siteOrder, sharesVisits, fatFormula, metabolicFormula }) => (
        <Stack gap={24}>
          <Switch
            spread
            label={t('shares')}
            hint={t('sharesHint')}
            checked={sharesVisits}
            onChange={({ target }) => save({ sharesVisits: target.checked })}
          />
          <SiteRows sites={sites} onChange={next => save({ sites: next })} onRemove={(left, removed) => removeSite(left, removed, sites)} />
          <FieldSet label={t('order')} hint={t('orderHint')}>
            <SegmentedControl
              size="medium"
              label={t('order')}
              value={siteOrder}
              onChange={next => save({ siteOrder: next })}
              options={[
                { value: 'rounds', label: t('rounds') },
                { value: 'site by site', label: t('siteBySite') },
              ]}
            />
          </FieldSet>
          <Select
            label={t('fat')}
            hint={t('formulaHint')}
            value={fatFormula}
            options={bodyFatFormulas.map(value => ({ value, label: word(fatFormulaNames[value]) }))}
            onChange={({ target }) => {
              const formula = bodyFatFormulas.find(each => each === target.value)
              if (formula) save({ fatFormula: formula })
            }}
          />
          <Select
            label={t('rate')}
            hint={t('formulaHint')}
            value={metabolicFormula}
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
