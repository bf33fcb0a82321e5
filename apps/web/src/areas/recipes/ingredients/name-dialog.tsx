import { recipeLimits } from '@allenio/contract/recipe-fields'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { TextField } from '#ui/text-field'
import { useWords } from '#ui/words'
import type { EditedIngredient } from '../form/values.ts'
import { useIngredientWords } from './words.ts'

interface NameDialogProps {
  row: EditedIngredient
  onChange: (row: EditedIngredient) => void
  onClose: () => void
}

const formId = 'ingredient-name'

/** The name of an ingredient in this recipe: "farina" rather than "Farina di grano tenero, tipo 00". */
export function NameDialog({ row, onChange, onClose }: NameDialogProps) {
  const t = useIngredientWords()
  const words = useWords()
  const [it, setIt] = useState(row.customNameIt)
  const [en, setEn] = useState(row.customNameEn)
  const take = (event: SubmitEvent) => {
    event.preventDefault()
    // the recipe's own form is around this one
    event.stopPropagation()
    onChange({ ...row, customNameIt: it.trim(), customNameEn: en.trim() })
    onClose()
  }
  return (
    <Modal
      opened
      size="small"
      title={t('renameTitle')}
      text={t('renameText', { name: row.food.name })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {words.done}
          </Button>
        </>
      }>
      <form id={formId} onSubmit={take} noValidate>
        <Stack gap={16}>
          <TextField
            label={t('nameIt')}
            optional
            autoComplete="off"
            maxLength={recipeLimits.name}
            value={it}
            onChange={event => setIt(event.target.value)}
            data-autofocus
          />
          <TextField
            label={t('nameEn')}
            optional
            autoComplete="off"
            maxLength={recipeLimits.name}
            value={en}
            onChange={event => setEn(event.target.value)}
          />
        </Stack>
      </form>
    </Modal>
  )
}
