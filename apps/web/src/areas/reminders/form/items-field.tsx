import { reminderLimits } from '@allenio/contract/reminders'
import { newId } from '@allenio/domain/ids'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useFormValue } from '#lib/forms'
import { Button } from '#ui/button'
import { DayField } from '#ui/day-field'
import { FieldSet } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { TextField } from '#ui/text-field'
import type { ReminderFormControl } from './use-reminder-form.ts'
import { useFormWords } from './words.ts'
import css from './form.module.css'

/** The things to do, each with a deadline of its own; Enter goes on to the next. */
export function ItemsField({ form }: { form: ReminderFormControl }) {
  const t = useFormWords()
  const { value: items, onChange, error } = useFormValue(form, 'items')
  const change = (id: string, next: Partial<(typeof items)[number]>) =>
    onChange(items.map(item => (item.id === id ? { ...item, ...next } : item)))
  const isFull = items.length >= reminderLimits.items
  const add = () => {
    if (isFull) return
    onChange([...items, { id: newId(), text: '', deadline: '' }])
    setAdded(true)
  }
  const box = useRef<HTMLDivElement>(null)
  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (!isAdded) return
    box.current?.querySelector<HTMLInputElement>('[data-last] [data-item]')?.focus()
    setAdded(false)
  }, [isAdded])
  return (
    <FieldSet label={t('items')} optional error={error} {...(isFull && { hint: t('itemsFull', { count: reminderLimits.items }) })}>
      <div ref={box} className={css.items}>
        {items.map(({ id, text, deadline }, at) => (
          <Row key={id} gap={8} align="start" className={css.item} data-last={at === items.length - 1 || undefined}>
            <TextField
              label={t('item', { at: at + 1 })}
              labelHidden
              data-item
              maxLength={reminderLimits.item}
              autoComplete="off"
              value={text}
              onChange={event => change(id, { text: event.target.value })}
              onKeyDown={event => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                if (text.trim() !== '') add()
              }}
            />
            <DayField label={t('itemDeadline', { text })} labelHidden value={deadline} onChange={next => change(id, { deadline: next })} />
            <IconButton icon={IconX} label={t('removeItem', { text })} onClick={() => onChange(items.filter(item => item.id !== id))} />
          </Row>
        ))}
        {!isFull && (
          <Button kind="quiet" size="small" icon={IconPlus} className={css.add} onClick={add}>
            {t('addItem')}
          </Button>
        )}
      </div>
    </FieldSet>
  )
}
