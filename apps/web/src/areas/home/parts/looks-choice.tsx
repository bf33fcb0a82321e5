import type { ReactNode } from 'react'
import { useLanguage } from '#lib/words'
import { SegmentedControl } from '#ui/segmented-control'
import { chooseLanguage, useAppearance } from '#shell'
import { useWords } from '../words/index.ts'
import css from './looks-choice.module.css'

const languages = [{ value: 'it', label: 'Italiano' }, { value: 'en', label: 'English' }] as const

/** Tried where it stands: the page changes as one chooses. */
export function LooksChoice({ children }: { children: ReactNode }) {
  const t = useWords()
  const language = useLanguage()
  const { scheme, choose } = useAppearance()
  const looks = [
    { value: 'light', label: t('light') },
    { value: 'dark', label: t('dark') },
    { value: 'auto', label: t('auto') },
  ] as const
  return (
    <div className={css.choice}>
      <SegmentedControl label={t('appearance')} options={looks} value={scheme} onChange={choose} />
      <SegmentedControl label={t('language')} options={languages} value={language} onChange={chooseLanguage} />
      {children}
    </div>
  )
}
