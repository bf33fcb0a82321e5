import type { DayType } from '@allenio/contract/macros'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '#ui/button'
import { FieldSet } from '#ui/field'
import { Row } from '#ui/layout'
import { Menu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { macroSettingsQuery } from '../data.ts'
import { freeType } from '../settings/names.ts'
import { useOfferedDayTypes } from '../targets/day-type-name.ts'
import { DayFields } from './day-fields.tsx'
import { asEveryDay, asUnlikeDays, withoutType, withType } from './day-kinds.ts'
import { NameDayType } from './name-day-type.tsx'
import type { FieldsProps, MacroForm } from './use-macro-form.ts'
import type { DayTexts } from './values.ts'
import { useFormWords } from './words.ts'

/** Whether all days are alike, or each type has a target of its own. */
export function DayKind({ form }: FieldsProps) {
  const t = useFormWords()
  const days = useWatch({ control: form.control, name: 'days' })
  // the figures of the other days come back when somebody returns to unlike days
  const before = useRef<readonly DayTexts[]>(undefined)
  const change = (kind: 'same' | 'unlike') => {
    if (kind === 'same') before.current = days
    setDays(form, kind === 'same' ? asEveryDay(days) : (before.current?.slice() ?? asUnlikeDays(days)))
  }
  return (
    <FieldSet label={t('days')} error={form.wrong('days')}>
      <SegmentedControl
        size="medium"
        label={t('days')}
        options={[
          { value: 'same', label: t('sameDays') },
          { value: 'unlike', label: t('unlikeDays') },
        ]}
        value={isEveryDay(days) ? 'same' : 'unlike'}
        onChange={change}
      />
    </FieldSet>
  )
}

/** The targets: one for every day, or one for each type of day. */
export function DaysSection({ form }: FieldsProps) {
  const days = useWatch({ control: form.control, name: 'days' })
  return (
    <>
      {days.map(({ dayType }, at) => (
        <DayFields
          key={dayType}
          form={form}
          at={at}
          onRemove={days.length > 1 ? () => setDays(form, withoutType(days, dayType)) : undefined}
        />
      ))}
      {!isEveryDay(days) && <MoreTypes days={days} onAdd={type => setDays(form, withType(days, type))} />}
    </>
  )
}

const isEveryDay = (days: readonly Pick<DayTexts, 'dayType'>[]): boolean => days.some(({ dayType }) => dayType === 'every day')

function setDays({ setValue, clearErrors }: MacroForm, days: DayTexts[]): void {
  setValue('days', days, { shouldDirty: true })
  clearErrors('days')
}

interface MoreTypesProps {
  days: readonly Pick<DayTexts, 'dayType'>[]
  onAdd: (type: DayType) => void
}

/** The types that the macro has no target for yet; an admin may name another one. */
function MoreTypes({ days, onAdd }: MoreTypesProps) {
  const t = useFormWords()
  const offered = useOfferedDayTypes()
  const { data: settings } = useQuery(macroSettingsQuery())
  const [isNaming, setNaming] = useState(false)
  const isUsed = (type: DayType) => days.some(({ dayType }) => dayType === type)
  const mayName = settings?.may.update === true && freeType(settings.dayTypeNames) !== undefined
  const items: MenuItem[] = [
    ...offered.filter(({ type }) => !isUsed(type)).map(({ type, name }) => ({ label: name, onClick: () => onAdd(type) })),
    ...(mayName ? [{ label: t('newType'), icon: IconPlus, onClick: () => setNaming(true) }] : []),
  ]
  if (items.length === 0) return null
  return (
    <Section>
      <Row>
        <Menu items={items} side="bottom-start">
          <Button icon={IconPlus}>{t('addDay')}</Button>
        </Menu>
      </Row>
      {isNaming && settings && <NameDayType names={settings.dayTypeNames} onNamed={onAdd} onClose={() => setNaming(false)} />}
    </Section>
  )
}
