import type { QuestionKind } from '@allenio/contract/surveys'
import { anamnesisTies, type AnamnesisTie } from '@allenio/contract/visits'
import { anamnesisNames } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { Select } from '#ui/select'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

/** Kinds whose answers are words of an anamnesis. */
export const tiedKinds: readonly QuestionKind[] = ['text', 'multiple', 'checkboxes', 'boolean', 'number']

interface AnamnesisSettingProps {
  id: string
  value: AnamnesisTie | null
}

/** The field of a visit's anamnesis that takes the answers of a question over. */
export function AnamnesisSetting({ id, value }: AnamnesisSettingProps) {
  const t = useEditorWords()
  const language = useLanguage()
  const { set } = useEditor()
  const nameOf = (tie: AnamnesisTie) => (tie === 'allergies' ? t('anamnesisAllergies') : anamnesisNames[tie][language])
  return (
    <Select
      label={t('anamnesis')}
      hint={t('anamnesisHint')}
      placeholder={t('anamnesisNowhere')}
      options={anamnesisTies.map(each => ({ value: each, label: nameOf(each) }))}
      value={value ?? ''}
      onChange={event => set(id, { anamnesis: event.target.value || undefined })}
    />
  )
}
