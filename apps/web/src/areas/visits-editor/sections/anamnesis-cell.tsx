import type { AnamnesisField } from '@allenio/contract/visits'
import { anamnesisNames } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { Stack } from '#ui/layout'
import { useCell, useEditor } from '../session.ts'
import { TextCell } from './cells.tsx'
import { useLandedText } from './client-answers.tsx'
import { PickChips } from './pick-chips.tsx'
import { useSectionWords } from './words.ts'

/** A question of the anamnesis: free words, with the usual answers below them. */
export function AnamnesisCell({ name }: { name: AnamnesisField }) {
  const t = useSectionWords()
  const language = useLanguage()
  const { set } = useEditor()
  const text = useCell(name) ?? ''
  const landed = useLandedText(name)
  const label = anamnesisNames[name][language]
  return (
    <Stack gap={8}>
      <TextCell name={name} label={label} marksNew mark={landed !== undefined && text.includes(landed) ? t('fromClient') : undefined} />
      <PickChips field={name} name={label} text={text} onText={next => set({ [name]: next || undefined })} />
    </Stack>
  )
}
