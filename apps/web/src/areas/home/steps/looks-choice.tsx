import type { ReactElement, ReactNode } from 'react'
import { useLanguage } from '#lib/words'
import { Popover } from '#ui/popover'
import { SegmentedControl } from '#ui/segmented-control'
import { chooseLanguage, useAppearance } from '#shell'
import { useWords } from '../words.ts'
import css from './looks-choice.module.css'

const languages = [
  { value: 'it', label: 'Italiano' },
  { value: 'en', label: 'English' },
] as const

interface LooksChoiceProps {
  /** the button that opens it */
  target: (opened: boolean, toggle: () => void) => ReactElement
  /** ends the step */
  children: ReactNode
}

/** The page itself shows each choice at once. */
export function LooksChoice({ target, children }: LooksChoiceProps) {
  const t = useWords()
  const language = useLanguage()
  const { scheme, choose } = useAppearance()
  const looks = [
    { value: 'light', label: t('light') },
    { value: 'dark', label: t('dark') },
    { value: 'auto', label: t('auto') },
  ] as const
  return (
    <Popover side="bottom-end" target={target}>
      <div className={css.choice}>
        <span className={css.label} aria-hidden>
          {t('appearance')}
        </span>
        <SegmentedControl wide label={t('appearance')} options={looks} value={scheme} onChange={choose} />
        <span className={css.label} aria-hidden>
          {t('language')}
        </span>
        <SegmentedControl wide label={t('language')} options={languages} value={language} onChange={chooseLanguage} />
        <div className={css.end}>{children}</div>
      </div>
    </Popover>
  )
}
