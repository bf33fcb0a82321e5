import { useMergedRef } from '@mantine/hooks'
import { useRef } from 'react'
import { useTextLimit } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import type { TextFieldProps } from '#ui/text-field'

interface CountedFieldProps extends TextFieldProps {
  maxLength: number
}

/** A line that may be long, such as a title: it counts its characters once little room is left, and says when some found none. */
export function CountedField({ hint, error, ref, ...field }: CountedFieldProps) {
  const element = useRef<HTMLInputElement>(null)
  const attach = useMergedRef(element, ref)
  const limit = useTextLimit(element, field.maxLength, field.value)
  return <TextField {...field} ref={attach} hint={limit.counter ?? hint} error={error ?? limit.error} />
}
