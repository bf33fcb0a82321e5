import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { classes } from '#ui/classes'
import { TextField } from '#ui/text-field'
import { useWords } from '#ui/words'
import css from './copy-field.module.css'

const visibleMs = 2000

/** Copies a text and reports for two seconds that it was copied. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), visibleMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // the browser refuses: the text stays selected in its field, so that the keyboard can copy it
      setCopied(false)
    }
  }
  return { isCopied, copy }
}

export type CopyFieldProps = { label: string; labelHidden?: boolean; value: string; hint?: string }

/** A link or code that the person can copy and send to somebody. */
export function CopyField({ label, labelHidden, value, hint }: CopyFieldProps) {
  const words = useWords()
  const { isCopied, copy } = useCopy()
  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      value={value}
      readOnly
      onFocus={event => event.currentTarget.select()}
      after={
        <button type="button" className={classes(css.button, isCopied && css.copied)} onClick={() => void copy(value)}>
          {isCopied ? <IconCheck stroke={1.75} aria-hidden /> : <IconCopy stroke={1.5} aria-hidden />}
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </button>
      }
    />
  )
}
