import { presetPlates } from '@allenio/domain/workouts'
import { useFormats } from '#lib/formats'
import { Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { TextField } from '#ui/text-field'
import { FieldSet } from '#ui/field'
import { barChoices, plateSettings, plateUnits } from './plate-settings.ts'
import css from './plates.module.css'
import { usePlateWords } from './words.ts'

const mostPairs = 20

/** The bar, the unit, and how many pairs of each plate there are; an empty field is as many as it takes. */
export function PlateStock() {
  const t = usePlateWords()
  const { decimal } = useFormats()
  const settings = plateSettings.useValue()
  const { unit, bars, pairs } = settings
  const setPairs = (size: number, text: string) => {
    const { [String(size)]: _before, ...others } = pairs[unit]
    const count = /^\d{1,2}$/.test(text.trim()) ? Math.min(mostPairs, Number(text)) : undefined
    plateSettings.set({ ...settings, pairs: { ...pairs, [unit]: count === undefined ? others : { ...others, [size]: count } } })
  }
  return (
    <Stack gap={16}>
      <SegmentedControl
        label={t('unit')}
        options={plateUnits.map(value => ({ value, label: value }))}
        value={unit}
        onChange={next => plateSettings.set({ ...settings, unit: next })}
      />
      <Select
        label={t('bar')}
        options={barChoices[unit].map(size => ({ value: String(size), label: `${decimal(size)} ${unit}` }))}
        value={String(bars[unit])}
        onChange={event => plateSettings.set({ ...settings, bars: { ...bars, [unit]: Number(event.target.value) } })}
      />
      <FieldSet label={t('stock')} className={css.pairs}>
        {presetPlates[unit].map(size => (
          <TextField
            key={size}
            label={t('pairs', { size: decimal(size, { most: 2 }) })}
            size="small"
            inputMode="numeric"
            placeholder="∞"
            value={pairs[unit][String(size)] ?? ''}
            onChange={event => setPairs(size, event.target.value)}
          />
        ))}
      </FieldSet>
    </Stack>
  )
}
