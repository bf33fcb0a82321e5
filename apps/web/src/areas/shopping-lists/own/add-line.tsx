import { shoppingLimits } from '@allenio/contract/shopping-lists'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { TextField } from '#ui/text-field'
import css from './own.module.css'
import { useShoppingWords } from './words.ts'

/** A line of the client's own; the field stays, because one thing brings the next to mind. */
export function AddLine({ onAdd }: { onAdd: (text: string) => void }) {
  const t = useShoppingWords()
  const [typed, setTyped] = useState('')
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (text === '') return
    onAdd(text)
    setTyped('')
  }
  return (
    <form className={css.add} onSubmit={add} noValidate>
      <Row gap={8} align="end">
        <TextField
          label={t('add')}
          labelHidden
          placeholder={t('addPlaceholder')}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={shoppingLimits.text}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" icon={IconPlus} disabled={typed.trim() === ''}>
          {t('addButton')}
        </Button>
      </Row>
    </form>
  )
}
