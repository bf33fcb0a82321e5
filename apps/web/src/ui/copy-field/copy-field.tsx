import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { classes } from '#ui/classes'
import { TextField } from '#ui/text-field'
import { useWords } from '#ui/words'
import css from './copy-field.module.css'

const visibleMs = 2000

/** Copies a text and reports for two seconds that it was copied. */
export function useCopy() {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), visibleMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // the browser refuses: the text stays selected in its field, so that the keyboard can copy it
      setCopied(false)
    }
  }
  return { copied, copy }
}

export type CopyFieldProps = { label: string; labelHidden?: boolean; value: string; hint?: string }

/** A link or code that the person can copy and send to somebody. */
export function CopyField({ label, labelHidden, value, hint }: CopyFieldProps) {
  const words = useWords()
  const { copied, copy } = useCopy()
  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      value={value}
      readOnly
      onFocus={event => event.currentTarget.select()}
      after={
        <button type="button" className={classes(css.button, copied && css.copied)} onClick={() => void copy(value)}>
          {copied ? <IconCheck stroke={1.75} aria-hidden /> : <IconCopy stroke={1.5} aria-hidden />}
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </button>
      }
    />
  )
}
