import type { ReactNode } from 'react'
import { Stack } from '#ui/layout'
import { ControlLine } from '#ui/setting-rows'
import { Text } from '#ui/text'
import css from './settings.module.css'

interface SettingLineProps {
  id?: string
  name: string
  /** the present value, between the name and the hint */
  value?: ReactNode
  hint?: ReactNode
  children: ReactNode
}

/** One setting: its name and meaning, and its control. */
export const SettingLine = ({ id, name, value, hint, children }: SettingLineProps) => (
  <ControlLine className={css.setting} id={id}>
    <Stack gap={2} grow>
      <Text as="span" weight={500}>
        {name}
      </Text>
      {value}
      {hint && <Hint as="span">{hint}</Hint>}
    </Stack>
    {children}
  </ControlLine>
)

export const Hint = ({ as = 'p', children }: { as?: 'p' | 'span'; children: ReactNode }) => (
  <Text as={as} size="small" tone={3} breaks className={css.small}>
    {children}
  </Text>
)
