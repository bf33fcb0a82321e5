import { OptionChip, type ChipOptionsProps } from '#ui/filter-chip'
import { OptionList, type Choice } from '#ui/option-list'

interface ValueChipProps<Value extends string> extends ChipOptionsProps<Value> {
  options: readonly Choice<Value>[]
}

/** A filter by one of a few values that are known beforehand. */
export const ValueChip = <Value extends string>({ options, ...chip }: ValueChipProps<Value>) => (
  <OptionChip {...chip} name={options.find(({ value }) => value === chip.value)?.label}>
    {props => <OptionList {...props} options={options} />}
  </OptionChip>
)
