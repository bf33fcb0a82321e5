import { energyRanges } from '@allenio/contract/macros'
import { kcalPerDayOf, kcalPerKg, kgPerWeekOf } from '@allenio/domain/energy-trend'
import type { EnergyNeed } from '@allenio/domain/macros'
import { isChild } from '@allenio/domain/visits'
import { useState } from 'react'
import { signed, useFormats } from '#lib/formats'
import { FieldPair } from '#ui/field'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { LineProps } from './data.ts'
import css from './energy.module.css'
import { FigureLine } from './figure-line.tsx'
import { TypedFigure } from './typed-figure.tsx'
import { useEnergyWords } from './words.ts'

const { min, max } = energyRanges.adjustment
const kgRange = { min: kgPerWeekOf(min), max: kgPerWeekOf(max) }
const step = 10

/** Energy below or above the need, and the weight that it moves in a week: the slider and both fields follow each other. */
export function AdjustmentLine({ energy: { facts, choices, may }, need, onChange }: LineProps & { need: EnergyNeed }) {
  const t = useEnergyWords()
  const { integer, decimal } = useFormats()
  // the slider is followed while it is dragged, and saved where it is let go
  const [dragged, setDragged] = useState<number>()
  const { adjustmentKcal } = choices
  const kcal = dragged ?? adjustmentKcal ?? 0
  const { kcal: needKcal, bmr } = need
  if (needKcal === null) return null
  const target = Math.max(0, needKcal + kcal)
  const save = (value: number) => {
    setDragged(undefined)
    if (value !== adjustmentKcal) onChange({ adjustmentKcal: value }, { adjustmentKcal })
  }
  const week = signed(kgPerWeekOf(kcal), value => decimal(value, { most: 2 }))
  // 7,700 kcal for a kilogram are of adults, whose bodies do not grow
  const isOfChild = isChild(facts.age)
  const weekText = isOfChild ? t('noWeekOfChild') : kcal === 0 ? t('keepsWeight') : t(kcal < 0 ? 'losesWeight' : 'gainsWeight', { week })
  return (
    <FigureLine
      label={t('adjustment')}
      value={t('kcal', { value: kcal === 0 ? '0' : signed(kcal, value => integer(value)) })}
      text={
        <Stack gap={2}>
          <span>{isOfChild ? t('adjustmentOfChild') : t('adjustmentText', { kcal: integer(kcalPerKg) })}</span>
          {bmr !== null && target < bmr && <Text tone="attention">{t('belowRate')}</Text>}
        </Stack>
      }>
      <input
        type="range"
        className={css.slider}
        aria-label={t('adjustment')}
        aria-valuetext={`${t('kcal', { value: integer(kcal) })}, ${weekText}`}
        min={min}
        max={max}
        step={step}
        value={kcal}
        disabled={!may.update}
        onChange={event => setDragged(event.target.valueAsNumber)}
        onPointerUp={() => dragged !== undefined && save(dragged)}
        onKeyUp={() => dragged !== undefined && save(dragged)}
        onBlur={() => dragged !== undefined && save(dragged)}
      />
      <FieldPair>
        <TypedFigure
          label={t('adjustmentKcal')}
          unit="kcal"
          value={kcal}
          range={energyRanges.adjustment}
          decimals={0}
          wrong={t('adjustmentWrong', { min: integer(min), max: integer(max) })}
          isDisabled={!may.update}
          onChange={save}
        />
        {!isOfChild && (
          <TypedFigure
            label={t('adjustmentKg')}
            unit="kg"
            value={kgPerWeekOf(kcal)}
            range={kgRange}
            decimals={2}
            wrong={t('adjustmentWrong', { min: decimal(kgRange.min), max: decimal(kgRange.max) })}
            isDisabled={!may.update}
            // the shown figure is rounded: leaving the field as it is changes no kcal
            onChange={kg => kg !== kgPerWeekOf(kcal) && save(Math.max(min, Math.min(max, kcalPerDayOf(kg))))}
          />
        )}
      </FieldPair>
      <Text weight={600} figures>
        {t('targetOfDay', { kcal: integer(target), said: weekText })}
      </Text>
    </FigureLine>
  )
}
