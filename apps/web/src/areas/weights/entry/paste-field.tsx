import { useState } from 'react'
import type { ClipboardEvent } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { TextArea } from '#ui/text-area'
import { useWeightWords } from '../words.ts'
import css from '../weights.module.css'

interface PasteFieldProps {
  onPaste: (event: ClipboardEvent) => void
  onRead: (text: string) => void
}

/** Takes a list as people keep it: what is pasted is read at once, what is typed by the button. */
export function PasteField({ onPaste, onRead }: PasteFieldProps) {
  const t = useWeightWords()
  const [text, setText] = useState('')
  return (
    <Stack align="start" gap={8} className={css.paste}>
      <TextArea
        label={t('manyPaste')}
        hint={t('manyPasteHint')}
        minRows={2}
        maxHeight={120}
        value={text}
        onChange={event => setText(event.target.value)}
        onPaste={event => {
          onPaste(event)
          setText('')
        }}
      />
      {text.trim() !== '' && (
        <Button
          size="small"
          onClick={() => {
            onRead(text)
            setText('')
          }}>
          {t('manyRead')}
        </Button>
      )}
    </Stack>
  )
}
