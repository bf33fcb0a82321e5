import { IconCheck, IconShare2, IconSquarePlus } from '@tabler/icons-react'
import { rich } from '#lib/words'
import { useWords } from '../words/index.ts'
import css from './install-modal.module.css'

const bold = { b: (text: string) => <b>{text}</b> }

/** Explains where to tap, because in Safari a page cannot start the installation. */
export function IosSteps() {
  const t = useWords()
  return (
    <ol className={css.steps}>
      <li>
        <span>{rich(t('iosShare'), bold)}</span>
        <IconShare2 stroke={1.5} aria-hidden />
      </li>
      <li>
        <span>{rich(t('iosAdd'), bold)}</span>
        <IconSquarePlus stroke={1.5} aria-hidden />
      </li>
      <li>
        <span>{rich(t('iosConfirm'), bold)}</span>
        <IconCheck stroke={1.5} aria-hidden />
      </li>
    </ol>
  )
}
