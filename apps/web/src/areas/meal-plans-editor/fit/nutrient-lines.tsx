import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Combobox } from '#ui/combobox'
import { DecimalField, useDecimalText } from '#ui/decimal-field'
import { FieldSet } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { Stack } from '#ui/layout'
import { Select } from '#ui/select'
import css from './fit.module.css'
import type { FitForm } from './fit-state.ts'
import { amountOfLine, type NutrientChoice, type NutrientLine } from './nutrients.ts'
import type { TargetTexts } from './texts.ts'
import { useFitWords } from './words.ts'

interface NutrientLinesProps {
  form: FitForm
  texts: TargetTexts
}

/** Nutrients beside energy and macros, each with a bound that was typed or that a reference proposes. */
export function NutrientLines({ form, texts }: NutrientLinesProps) {
  const t = useFitWords()
  const textOf = useDecimalText()
  const { state, change, choices } = form
  const free = choices.filter(({ micronutrient }) => !state.nutrients.some(({ code }) => code === micronutrient.id))
  const add = (code: string | null) => {
    const choice = free.find(({ micronutrient }) => micronutrient.id === code)
    if (!choice?.isComplete) return
    const { amount, ...line } = choice.propose()
    change({ nutrients: [...state.nutrients, { ...line, text: amount === null ? '' : textOf(amount) }] })
  }
  /** Sorts options so that those that can be chosen come first. */
  const optionsOf = (offered: readonly NutrientChoice[]) =>
    offered
      .map(({ micronutrient: { id, name }, isComplete }) => ({
        value: id,
        label: isComplete ? name : t('partialNutrient', { name }),
        disabled: !isComplete,
      }))
      .toSorted((one, other) => Number(one.disabled) - Number(other.disabled))
  return (
    <Stack gap={12}>
      {state.nutrients.map(line => (
        <NutrientField
          key={line.code}
          line={line}
          name={texts.nameOf(line.code)}
          form={form}
          onChange={next => change({ nutrients: state.nutrients.flatMap(each => (each.code !== line.code ? [each] : (next ?? []))) })}
        />
      ))}
      {free.length > 0 && (
        <Combobox
          // a new key empties the search after each choice
          key={state.nutrients.length}
          label={t('addNutrient')}
          labelHidden
          value={null}
          placeholder={t('addNutrient')}
          limit={free.length}
          options={[
            { group: t('followed'), items: optionsOf(free.filter(({ micronutrient }) => micronutrient.isActiveForUser)) },
            { group: t('others'), items: optionsOf(free.filter(({ micronutrient }) => !micronutrient.isActiveForUser)) },
          ].filter(({ items }) => items.length > 0)}
          onChange={add}
        />
      )}
    </Stack>
  )
}

interface NutrientFieldProps {
  line: NutrientLine
  name: string
  form: FitForm
  /** Changes the line; undefined removes it. */
  onChange: (line: NutrientLine | undefined) => void
}

function NutrientField({ line, name, form, onChange }: NutrientFieldProps) {
  const t = useFitWords()
  const choice = form.choices.find(({ micronutrient }) => micronutrient.id === line.code)
  const field = useRef<HTMLInputElement>(null)
  // a new nutrient needs its amount next
  useEffect(() => field.current?.focus(), [])
  if (!choice) return null
  const isTyped = line.text.trim() === '' || amountOfLine(line) > 0
  const { unit, decimals } = choice.micronutrient
  return (
    <FieldSet label={name}>
      <div className={css.nutrient}>
        <Select
          label={t('bound')}
          labelHidden
          value={line.kind}
          options={(['at least', 'at most'] as const).map(kind => ({ value: kind, label: t(kind) }))}
          onChange={event => onChange({ ...line, kind: event.target.value === 'at most' ? 'at most' : 'at least' })}
        />
        <DecimalField
          ref={field}
          label={t('amount')}
          labelHidden
          value={line.text}
          hint={line.set && t('proposed', { set: line.set })}
          error={choice.isComplete ? (isTyped ? undefined : t('typeAmount')) : t('incomplete')}
          step={unit === 'g' ? 1 : 10}
          min={0}
          max={100_000}
          decimals={Math.max(1, decimals)}
          unit={unit}
          onChange={text => onChange({ ...line, text, set: undefined })}
        />
        <IconButton icon={IconX} label={t('removeNutrient', { name })} onClick={() => onChange(undefined)} />
      </div>
    </FieldSet>
  )
}
