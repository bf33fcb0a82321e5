import { surveyLimits, type QuestionOf, type QuestionOption } from '@allenio/contract/surveys'
import { newId } from '@allenio/domain/ids'
import { linesOfText, withPastedOptions } from '@allenio/domain/surveys'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useTypedCell } from '#shell/editor'
import { Button } from '#ui/button'
import { FieldSet } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

type Choice = QuestionOf<'multiple'> | QuestionOf<'checkboxes'>

/** The options one below the other: Enter adds one, Alt and an arrow move one, and pasted lines become options. */
export function OptionRows({ question: { key: id, options } }: { question: Choice }) {
  const t = useEditorWords()
  const { set } = useEditor()
  // the option that was added last begins with the cursor in it
  const [addedKey, setAddedKey] = useState<string>()
  const write = (next: readonly QuestionOption[], gestureId?: string) => set(id, { options: [...next] }, gestureId)
  const addAt = (index: number) => {
    if (options.length >= surveyLimits.options) return
    const key = newOptionKey()
    write(options.toSpliced(index, 0, { key, text: '' }))
    setAddedKey(key)
  }
  const move = (index: number, by: -1 | 1) => {
    const option = options[index]
    const to = index + by
    if (option && to >= 0 && to < options.length) write(options.toSpliced(index, 1).toSpliced(to, 0, option))
  }
  return (
    <FieldSet label={t('options')} hint={t('optionsHint')}>
      <Stack gap={8}>
        {options.map((option, index) => (
          <OptionRow
            key={option.key}
            option={option}
            number={index + 1}
            isNew={option.key === addedKey}
            onChange={(text, gestureId) => write(options.with(index, { ...option, text }), gestureId)}
            onEnter={() => addAt(index + 1)}
            onMove={by => move(index, by)}
            onPaste={lines => write(withPastedOptions(options, { index, lines, newKey: newOptionKey }))}
            onRemove={() => write(options.toSpliced(index, 1))}
          />
        ))}
        <Row>
          <Button
            size="small"
            kind="quiet"
            icon={IconPlus}
            disabled={options.length >= surveyLimits.options}
            onClick={() => addAt(options.length)}>
            {t('addOption')}
          </Button>
        </Row>
      </Stack>
    </FieldSet>
  )
}

/** An id, which is also a key of the contract. */
const newOptionKey = newId

interface OptionRowProps {
  option: QuestionOption
  number: number
  isNew: boolean
  onChange: (text: string, gestureId: string) => void
  onEnter: () => void
  onMove: (by: -1 | 1) => void
  onPaste: (lines: readonly string[]) => void
  onRemove: () => void
}

function OptionRow({ option, number, isNew, onChange, onEnter, onMove, onPaste, onRemove }: OptionRowProps) {
  const t = useEditorWords()
  const field = useTypedCell({ value: option.text, write: (text, gestureId) => onChange(text ?? '', gestureId) })
  const keyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (by === undefined && !isEnter) return
    event.preventDefault()
    if (by === undefined) onEnter()
    else onMove(by)
  }
  const paste = (event: ClipboardEvent) => {
    const lines = linesOfText(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    onPaste(lines)
  }
  return (
    <Row gap={4}>
      <Stack grow>
        <TextField
          label={t('optionNumber', { number })}
          labelHidden
          maxLength={surveyLimits.optionText}
          autoComplete="off"
          ref={input => {
            if (isNew) input?.focus()
          }}
          {...field}
          onKeyDown={keyDown}
          onPaste={paste}
        />
      </Stack>
      <IconButton size="small" label={t('removeOption', { number })} icon={IconX} onClick={onRemove} />
    </Row>
  )
}
