import type { ReactNode } from 'react'
import { FilterChip } from './filter-chip.tsx'

export interface ChipOptionsProps<Value extends string = string> {
  label: string
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
}

export interface OptionChipProps<Value extends string> extends ChipOptionsProps<Value> {
  /** the name of the active value */
  name: string | undefined
  /** the list of values; as a component of its own it loads them only when the chip opens */
  children: (options: ChipOptionsProps<Value>) => ReactNode
}

/** A chip whose panel closes when a value is chosen. */
export const OptionChip = <Value extends string = string>({ label, name, value, onChoose, children }: OptionChipProps<Value>) => (
  <FilterChip label={label} value={name} onClear={() => onChoose(undefined)}>
    {close =>
      children({
        label,
        value,
        onChoose: next => {
          onChoose(next)
          close()
        },
      })
    }
  </FilterChip>
)
