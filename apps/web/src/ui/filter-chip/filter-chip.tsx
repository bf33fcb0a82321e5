import { IconChevronDown, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Popover } from '#ui/popover'
import { Ellipsis } from '#ui/text'
import { useWords } from '#ui/words'
import css from './filter-chip.module.css'

export interface FilterChipProps {
  label: string
  /** the chosen value: "attivi"; without it the filter is off */
  value?: string | undefined
  onClear?: (() => void) | undefined
  /** for a picture with a list beside it */
  wide?: boolean
  /** the panel under the chip; a function gets the function that closes it */
  children: ReactNode | ((close: () => void) => ReactNode)
}

export function FilterChip({ label, value, onClear, wide = false, children }: FilterChipProps) {
  const words = useWords()
  const isOn = value !== undefined
  return (
    <span className={classes(css.chip, isOn && css.on)}>
      <Popover
        wide={wide}
        target={(opened, toggle) => (
          <button type="button" className={css.main} onClick={toggle} aria-expanded={opened} aria-haspopup="dialog">
            <Ellipsis>{isOn ? `${label}: ${value}` : label}</Ellipsis>
            {!isOn && <IconChevronDown aria-hidden />}
          </button>
        )}>
        {children}
      </Popover>
      {isOn && onClear && (
        <button type="button" className={css.clear} onClick={onClear} aria-label={`${words.remove} ${label}: ${value}`}>
          <IconX aria-hidden />
        </button>
      )}
    </span>
  )
}

/** Search and chips in one line, which scrolls sideways on a phone. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search className={css.bar} aria-label={label}>
      {children}
    </search>
  )
}
