import { firstNameMark } from '@allenio/contract/chat-desk'
import { useMergedRef } from '@mantine/hooks'
import { IconUser } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '#ui/button'
import { TextArea } from '#ui/text-area'
import type { TextAreaProps } from '#ui/text-area'
import { useDeskWords } from '../words.ts'

type TextWithNameProps = Omit<TextAreaProps, 'value' | 'onChange' | 'action'> & { value: string; onChange: (value: string) => void }

/** A text that can address each client by name: a button inserts the placeholder at the caret. */
export function TextWithName({ value, onChange, ref, ...area }: TextWithNameProps) {
  const t = useDeskWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = () => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? { selectionStart: value.length, selectionEnd: value.length }
    const { text, caret } = insertNameMark(value, { from, to })
    onChange(text)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(caret, caret)
    })
  }
  return (
    <TextArea
      {...area}
      ref={useMergedRef(field, ref)}
      value={value}
      onChange={event => onChange(event.target.value)}
      action={
        <Button kind="quiet" size="small" icon={IconUser} title={firstNameMark} onClick={insert}>
          {t('insertName')}
        </Button>
      }
    />
  )
}

/** The mark in place of what was chosen, with the blanks that a name needs around it. */
export function insertNameMark(text: string, { from, to }: { from: number; to: number }): { text: string; caret: number } {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const gapBefore = before === '' || /\s$/.test(before) ? '' : ' '
  const gapAfter = after === '' || /^[\s,.;:!?]/.test(after) ? '' : ' '
  const start = `${before}${gapBefore}${firstNameMark}`
  return { text: `${start}${gapAfter}${after}`, caret: start.length }
}
