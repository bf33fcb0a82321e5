import type { AnamnesisTie } from '@allenio/contract/visits'
import { anamnesisPicks, hasPick, togglePick } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { ChoiceChip } from '#ui/choice-chip'
import { Row } from '#ui/layout'
import css from './sections.module.css'
import { useSectionWords } from './words.ts'

interface PickChipsProps {
  field: AnamnesisTie
  name: string
  text: string
  isReadOnly?: boolean
  onText: (text: string) => void
}

/** Usual answers: a press writes one into the text, another takes it out. The text stays free. */
export function PickChips({ field, name, text, isReadOnly = false, onText }: PickChipsProps) {
  const t = useSectionWords()
  const language = useLanguage()
  const picks = anamnesisPicks[field].map(pick => pick[language])
  if (picks.length === 0 || isReadOnly) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a row that scrolls
    <Row gap={8} role="group" aria-label={t('picksOf', { name })} className={css.picks}>
      {picks.map(pick => (
        <ChoiceChip key={pick} type="checkbox" checked={hasPick(text, pick)} onChange={() => onText(togglePick(text, pick))}>
          {pick}
        </ChoiceChip>
      ))}
    </Row>
  )
}
