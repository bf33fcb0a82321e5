import { macros } from '@allenio/domain/aliments'
import type { Macro } from '@allenio/domain/aliments'
import { findMacroFaults } from '@allenio/domain/macros'
import { IconTrash } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { useMacroNames } from '#areas/aliments'
import { useFormValue } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { DecimalField, useDecimalText } from '#ui/decimal-field'
import { FieldPair } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { BareButton, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { TextField } from '#ui/text-field'
import { Tooltip } from '#ui/tooltip'
import { useDayTypeName } from '../targets/day-type-name.ts'
import { dayFigures, exampleWeightOf, suggestedFiber } from './day-figures.ts'
import type { DayFigures } from './day-figures.ts'
import { DaySummary } from './day-summary.tsx'
import css from './form.module.css'
import { withoutRest } from './unit-change.ts'
import type { FieldsProps } from './use-macro-form.ts'
import { figureOf, limitOf, parseDay } from './values.ts'
import type { FigureName } from './values.ts'
import { useFormWords } from './words.ts'

interface DayFieldsProps extends FieldsProps {
  at: number
  onRemove: (() => void) | undefined
}

const units = { percent: '%', grams: 'g', 'grams per kg': 'g/kg' } as const
const steps = { percent: 5, grams: 5, 'grams per kg': 0.1 } as const

/** The target of one type of day, and beside it what it comes to. */
export function DayFields({ form, at, onRemove }: DayFieldsProps) {
  const t = useFormWords()
  const dayTypeName = useDayTypeName()
  const [unit, exampleKg, day] = useWatch({ control: form.control, name: ['unit', 'exampleKg', `days.${at}`] })
  const weightKg = unit === 'grams per kg' ? exampleWeightOf(exampleKg) : null
  const figures = dayFigures(day, { unit, weightKg })
  const name = dayTypeName(day.dayType)
  const shared = { form, at, figures, weightKg }
  return (
    <Section
      level={2}
      title={name}
      action={onRemove && <IconButton size="small" label={t('removeDay', { type: name })} icon={IconTrash} onClick={onRemove} />}>
      <div className={css.day}>
        <Stack gap={12}>
          <FieldPair>
            <FigureField {...shared} name="kcal" label={t('kcal')} unit="kcal" step={50} start={2000} />
            <MacroField {...shared} macro="protein" />
          </FieldPair>
          <FieldPair>
            <MacroField {...shared} macro="carbs" />
            <MacroField {...shared} macro="lipids" />
          </FieldPair>
          <FieldPair>
            <FiberField {...shared} />
            <FigureField {...shared} name="water" label={t('water')} unit="ml" step={250} start={2000} optional />
          </FieldPair>
        </Stack>
        <DaySummary name={name} figures={figures} weightKg={weightKg} />
      </div>
    </Section>
  )
}

interface OfDay extends FieldsProps {
  at: number
  figures: DayFigures
  weightKg: number | null
}

interface FigureFieldProps extends OfDay {
  name: FigureName
  label: string
  unit: string
  step: number
  start?: number
  optional?: boolean
  action?: React.ReactNode
}

function FigureField({ form, at, name, label, unit, step, start, optional, action }: FigureFieldProps) {
  const { error, ...value } = useFormValue(form, `days.${at}.${name}`)
  const macroUnit = useWatch({ control: form.control, name: 'unit' })
  const isWhole = name === 'kcal' || name === 'water'
  return (
    <DecimalField
      {...value}
      label={label}
      unit={unit}
      step={step}
      min={0}
      max={limitOf(name, macroUnit)}
      decimals={isWhole ? 0 : 2}
      parse={text => figureOf(name, text) ?? undefined}
      start={start}
      optional={optional}
      action={action}
      error={error}
    />
  )
}

/** A macro as it is typed, or as what the others leave of the kcal. */
function MacroField({ macro, ...shared }: OfDay & { macro: Macro }) {
  const t = useFormWords()
  const names = useMacroNames()
  const write = useDecimalText()
  const { form, at, figures, weightKg } = shared
  const [unit, day] = useWatch({ control: form.control, name: ['unit', `days.${at}`] })
  const isRest = day.rest === macro
  const toggleRest = () => {
    const changed = isRest
      ? withoutRest(day, { unit, weightKg: weightKg ?? 0, amount: figures.target[macro], write })
      : { ...day, rest: macro }
    form.setValue(`days.${at}`, changed, { shouldDirty: true })
    form.clearErrors(macros.map(each => `days.${at}.${each}` as const))
  }
  const action = (
    <BareButton className={css.rest} aria-pressed={isRest} aria-label={t('isRest', { macro: names.macro(macro) })} onClick={toggleRest}>
      {t('rest')}
    </BareButton>
  )
  const field = { label: names.macro(macro), unit: units[unit], action }
  if (!isRest) return <FigureField {...shared} {...field} name={macro} step={steps[unit]} />
  return <RestField {...shared} {...field} macro={macro} />
}

function RestField({
  form,
  at,
  macro,
  figures,
  weightKg,
  ...field
}: OfDay & { macro: Macro; label: string; unit: string; action: React.ReactNode }) {
  const [unit, day] = useWatch({ control: form.control, name: ['unit', `days.${at}`] })
  const { decimal } = useFormats()
  const { percents, [macro]: grams } = figures.target
  const figure =
    unit === 'percent'
      ? figures.hasAny
        ? percents?.[macro]
        : undefined
      : unit === 'grams'
        ? grams
        : grams !== null && weightKg
          ? grams / weightKg
          : null
  const most = unit === 'grams per kg' ? 2 : 1
  const isOver = findMacroFaults({ unit, days: [parseDay(day)] }).some(({ code }) => code === 'macro above kcal')
  return (
    <TextField
      {...field}
      readOnly
      figures
      tabIndex={-1}
      className={css.restField}
      value={figure === null || figure === undefined ? '' : decimal(figure, { most })}
      // the others may have been mended since
      error={isOver ? form.wrong(`days.${at}.${macro}`) : undefined}
    />
  )
}

function FiberField(shared: OfDay) {
  const t = useFormWords()
  const { form, at, figures } = shared
  const typed = useWatch({ control: form.control, name: `days.${at}.fiber` })
  const suggested = suggestedFiber(figures.target.kcal)
  const action = suggested !== null && suggested > 0 && typed.trim() === '' && (
    <Tooltip text={t('suggestFiberTip')}>
      <BareButton className={css.rest} onClick={() => form.setValue(`days.${at}.fiber`, String(suggested), { shouldDirty: true })}>
        {t('suggestFiber', { grams: suggested })}
      </BareButton>
    </Tooltip>
  )
  return (
    <FigureField {...shared} name="fiber" label={t('fiber')} unit="g" step={1} start={suggested ?? 25} optional={!action} action={action} />
  )
}
