import { useState } from 'react'
import type { ChangeEvent, FocusEvent } from 'react'
import { TextField } from '#ui/text-field'
import type { TextFieldProps } from '#ui/text-field'

export interface TypedText {
  /** the value as the form keeps it; a text that cannot be read stays as it was typed, for the form to refuse */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** reads what was typed; nothing if it makes no sense */
  parse: (text: string) => string | undefined
  /** writes the value for somebody who is not typing */
  write?: (value: string) => string
}

/** An input that reads many ways to write a value: it shows what is typed as long as the person is in it, then the value. */
export function useTypedText({ value, onChange, onBlur, parse, write = text => text }: TypedText) {
  const [typed, setTyped] = useState<string>()
  return {
    isTyping: typed !== undefined,
    set: (next: string) => {
      setTyped(undefined)
      onChange(next)
    },
    input: {
      value: typed ?? write(value),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value)
        onChange(target.value.trim() === '' ? '' : (parse(target.value) ?? target.value))
      },
      onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
      onBlur: () => {
        setTyped(undefined)
        onBlur?.()
      },
    },
  }
}

type TypedFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onFocus'> & TypedText

/** A text field for a value that people write in many ways: '1,68' for 168 cm. */
export function TypedField({ value, onChange, onBlur, parse, write, ...field }: TypedFieldProps) {
  const { input } = useTypedText({ value, onChange, onBlur, parse, ...(write && { write }) })
  return <TextField autoComplete="off" {...field} {...input} />
}
