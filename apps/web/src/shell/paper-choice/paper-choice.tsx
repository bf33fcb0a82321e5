import { languages } from '@allenio/contract'
import { paperSizes } from '@allenio/contract/programs'
import { areaWords } from '#lib/words'
import { Select } from '#ui/select'
import type { SelectProps } from '#ui/select'

const usePaperWords = areaWords('paper choice', { common: ['language'], it: { paper: 'Formato' }, en: { paper: 'Paper' } })

const languageNames = { it: 'Italiano', en: 'English' } as const
const paperNames = { a4: 'A4', letter: 'Letter' } as const

type ChoiceProps = Omit<SelectProps, 'label' | 'options'>

interface LanguageSelectProps extends ChoiceProps {
  /** Says what no choice means, where one may be left out. */
  unset?: string
}

/** The language of a printed document. */
export function LanguageSelect({ unset, ...props }: LanguageSelectProps) {
  const t = usePaperWords()
  const options = languages.map(value => ({ value, label: languageNames[value] }))
  return <Select {...props} label={t('language')} options={unset === undefined ? options : [{ value: '', label: unset }, ...options]} />
}

/** The size of its pages. */
export function PaperSelect(props: ChoiceProps) {
  const t = usePaperWords()
  return <Select {...props} label={t('paper')} options={paperSizes.map(value => ({ value, label: paperNames[value] }))} />
}
