import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '#ui/button'
import { TextField } from '#ui/text-field'
import { addressOf, readable } from './addresses.ts'
import css from './rich-text-editor.module.css'
import { useEditorWords } from './words.ts'

interface LinkBarProps {
  link: string | undefined
  onLink: (href: string | undefined) => void
  onClose: () => void
}

/** Stands under the tools, so that it does not cover the text. */
export function LinkBar({ link, onLink, onClose }: LinkBarProps) {
  const t = useEditorWords()
  const [typed, setTyped] = useState(() => (link === undefined ? '' : readable(link)))
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const href = addressOf(typed)
    if (href === undefined) setWrong(true)
    else onLink(href)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // the bar is inside another form, which must not get these keys
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else onClose()
  }
  return (
    <div className={css.linkBar} role="presentation" onKeyDown={keyDown}>
      <div className={css.linkField}>
        <TextField
          label={t('address')}
          value={typed}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          hint={t('addressHint')}
          error={isWrong ? t('addressWrong') : undefined}
          ref={input => input?.focus()}
          onChange={event => {
            setTyped(event.target.value)
            setWrong(false)
          }}
        />
      </div>
      <div className={css.linkButtons}>
        <Button onClick={apply}>{t('apply')}</Button>
        {link !== undefined && (
          <Button kind="quiet" onClick={() => onLink(undefined)}>
            {t('unlink')}
          </Button>
        )}
      </div>
    </div>
  )
}
