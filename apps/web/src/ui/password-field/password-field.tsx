import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { control } from '#ui/control'
import { TextField } from '#ui/text-field'
import type { TextFieldProps } from '#ui/text-field'
import { useWords } from '#ui/words'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'unit' | 'figures' | 'after' | 'onClear'>

export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [isVisible, setShown] = useState(false)
  const words = useWords()
  const toggle = (
    <button
      type="button"
      className={control.inner}
      aria-label={isVisible ? words.hidePassword : words.showPassword}
      aria-pressed={isVisible}
      onClick={() => setShown(!isVisible)}>
      {isVisible ? <IconEyeOff stroke={1.5} /> : <IconEye stroke={1.5} />}
    </button>
  )
  return (
    <TextField
      type={isVisible ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      after={toggle}
    />
  )
}
