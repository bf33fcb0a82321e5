import { recipeLimits } from '@allenio/contract/recipes'
import { useState } from 'react'
import { SubmitModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import { useWords } from '#ui/words'
import type { EditedIngredient } from '../form/values.ts'
import { useIngredientWords } from './words.ts'

interface NameDialogProps {
  row: EditedIngredient
  onChange: (row: EditedIngredient) => void
  onClose: () => void
}

/** The name of an ingredient in this recipe: "farina" rather than "Farina di grano tenero, tipo 00". */
export function NameDialog({ row, onChange, onClose }: NameDialogProps) {
  const t = useIngredientWords()
  const words = useWords()
  const [it, setIt] = useState(row.customNameIt)
  const [en, setEn] = useState(row.customNameEn)
  const take = () => {
    onChange({ ...row, customNameIt: it.trim(), customNameEn: en.trim() })
    onClose()
  }
  return (
    <SubmitModal
      title={t('renameTitle')}
      text={t('renameText', { name: row.food.name })}
      save={words.done}
      onClose={onClose}
      onSubmit={take}>
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
    </SubmitModal>
  )
}
