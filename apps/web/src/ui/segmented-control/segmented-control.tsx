import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Link } from '#ui/link'
import css from './segmented-control.module.css'
import { iconNode } from '#ui/icon'
import type { IconComponent } from '#ui/icon'

export type Segment<Value extends string> = { value: Value; label: string; icon?: IconComponent | ReactNode }

export interface SegmentedControlProps<Value extends string> {
  /** the name of the choice, read aloud */
  label: string
  options: readonly Segment<Value>[]
  /** undefined until somebody has chosen */
  value: Value | undefined
  onChange: (value: Value) => void
  size?: 'small' | 'medium'
  wide?: boolean
}

export interface SegmentedLinksProps {
  label: string
  links: readonly { href: string; label: string }[]
  current: string
}

/** Two to five pages that are parts of one place. On a phone they share its width. */
export const SegmentedLinks = ({ label, links, current }: SegmentedLinksProps) => (
  <nav aria-label={label} className={classes(css.group, css.medium, css.links)}>
    {links.map(({ href, label: name }) => (
      <Link key={href} href={href} className={css.choice} aria-current={href === current ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
)

/** Two to five views of the same data. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, size = 'small', wide } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes(css.group, css[size], wide && css.wide)}>
      {options.map(option => (
        <label key={option.value} className={css.choice}>
          <input
            type="radio"
            data-covered
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {iconNode(option.icon)}
          {option.label}
        </label>
      ))}
    </div>
  )
}
