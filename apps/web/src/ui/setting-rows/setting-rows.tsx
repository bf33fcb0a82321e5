import type { HTMLAttributes, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { iconNode } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './setting-rows.module.css'

export type SettingRowsProps = { labelledBy?: string | undefined; children: ReactNode }

/** A list of things that a person or a business owns, from edge to edge of a settings section. */
export const SettingRows = ({ labelledBy, children }: SettingRowsProps) => (
  <ul className={css.rows} aria-labelledby={labelledBy}>
    {children}
  </ul>
)

export interface SettingRowProps {
  icon?: IconComponent | ReactNode
  name: ReactNode
  sub?: ReactNode
  /** the actions of the row, at the right */
  children?: ReactNode
  /** contains a field rather than a button, so on a phone it stands under the text */
  wide?: boolean
}

export const SettingRow = ({ icon, name, sub, children, wide }: SettingRowProps) => (
  <li className={classes(css.row, wide && css.wide)}>
    {iconNode(icon)}
    <Stack gap={2} grow>
      <span className={css.name}>{name}</span>
      {sub && (
        <Text as="span" size="inherit" tone={2}>
          {sub}
        </Text>
      )}
    </Stack>
    {children}
  </li>
)

/** A control at the right with its description at the left; on a phone the control is below. */
export const ControlLine = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div className={classes(css.line, className)} {...rest} />
)
