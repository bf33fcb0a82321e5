import { TextField } from '#ui/text-field'
import type { TextFieldProps } from '#ui/text-field'
import { useTypedText } from './use-typed-text.ts'
import type { TypedText } from './use-typed-text.ts'

type TypedFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onFocus'> & TypedText

/** A text field for a value that people write in many ways: '1,68' for 168 cm. */
export function TypedField({ value, onChange, onBlur, read, write, ...field }: TypedFieldProps) {
  const { input } = useTypedText({ value, onChange, onBlur, read, ...(write && { write }) })
  return <TextField autoComplete="off" {...field} {...input} />
}
