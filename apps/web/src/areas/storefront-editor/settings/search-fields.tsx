import { storefrontLimits } from '@allenio/contract/storefront'
import { cellIn, textOf } from '@allenio/domain/storefront'
import { useTypedCell } from '#shell/editor'
import { useSelected, useStored } from '#lib/store'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { useEditor } from '../session.ts'
import { useStorefrontWords } from '../words.ts'

/** Title and text for search engines, in the language that is shown. */
export function SearchFields() {
  const { language } = useEditor()
  const shownLanguage = useStored(language)
  return <FieldsIn key={shownLanguage} language={shownLanguage} />
}

function FieldsIn({ language }: { language: 'it' | 'en' }) {
  const t = useStorefrontWords()
  const title = useSearchCell('seoTitle', language)
  const text = useSearchCell('seoText', language)
  return (
    <>
      <TextField label={t('title')} optional maxLength={storefrontLimits.seoTitle} autoComplete="off" {...title} />
      <TextArea label={t('text')} optional maxLength={storefrontLimits.seoText} {...text} />
    </>
  )
}

function useSearchCell(cell: string, language: 'it' | 'en') {
  const { document, storefrontId, set } = useEditor()
  const value = useSelected(document.rows, rows => textOf(rows.get(storefrontId)?.cells ?? {}, cell, language, []))
  return useTypedCell({ value, write: (next, gestureId) => set(storefrontId, { [cellIn(cell, language)]: next }, gestureId) })
}
