import { metricDefinitions } from '@allenio/contract/metrics'
import { useState } from 'react'
import { DecimalField, decimalOf, useDecimalText } from '#ui/decimal-field'
import { Grid } from '#ui/layout'
import { Section } from '#ui/section'
import { useCell, useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { useSectionWords } from './words.ts'

/** Fat and lean mass that were measured elsewhere; of the two one suffices. */
export function TypedShares() {
  const t = useSectionWords()
  return (
    <Section title={t('typedShares')}>
      <Grid columns={2}>
        <Share name="typedFatMassPerc" label={t('typedFat')} range={metricDefinitions['fat-mass']} />
        <Share name="typedFatFreeMassPerc" label={t('typedLean')} range={metricDefinitions['lean-mass']} />
      </Grid>
    </Section>
  )
}

interface ShareProps {
  name: 'typedFatMassPerc' | 'typedFatFreeMassPerc'
  label: string
  range: { min: number; max: number }
}

function Share({ name, label, range: { min, max } }: ShareProps) {
  const say = useEditorWords()
  const textOf = useDecimalText()
  const { set } = useEditor()
  const stored = useCell(name)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (stored === undefined ? '' : textOf(stored))
  const read = (value: string): number | undefined => {
    const number = decimalOf(value, 1)
    return number === undefined || number < min || number > max ? undefined : number
  }
  return (
    <DecimalField
      label={label}
      unit="%"
      step={0.5}
      min={min}
      max={max}
      value={text}
      error={text === '' || read(text) !== undefined ? undefined : say('outside')}
      onChange={value => {
        setTyped(value)
        set({ [name]: read(value) })
      }}
      onBlur={() => read(text) !== undefined && setTyped(undefined)}
    />
  )
}
