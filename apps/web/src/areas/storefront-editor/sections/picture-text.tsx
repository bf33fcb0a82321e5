import { storefrontLimits, type ItemCells } from '@allenio/contract/storefront'
import { newId } from '@allenio/domain/ids'
import { cellIn } from '@allenio/domain/storefront'
import { useRef } from 'react'
import { useStored } from '#lib/store'
import { TextField } from '#ui/text-field'
import { useEditor } from '../session.ts'
import { useStorefrontWords } from '../words.ts'

interface PictureTextProps {
  id: string
  /** The picture, as the list calls it. */
  name: string
  cells: ItemCells
}

/** Asks what a picture of the gallery shows, in the language that the page is shown in. */
export function PictureText({ id, name, cells }: PictureTextProps) {
  const t = useStorefrontWords()
  const { set, language } = useEditor()
  const shownLanguage = useStored(language)
  const gestureId = useRef(newId())
  return (
    <TextField
      size="small"
      label={t('alt')}
      aria-label={`${t('alt')}: ${name}`}
      placeholder={t('altHint')}
      maxLength={storefrontLimits.alt}
      value={(shownLanguage === 'it' ? cells.altIt : cells.altEn) ?? ''}
      data-undo="document"
      onFocus={() => {
        gestureId.current = newId()
      }}
      onChange={({ target }) => set(id, { [cellIn('alt', shownLanguage)]: target.value || undefined }, gestureId.current)}
    />
  )
}
