import type { Language } from '@allenio/contract'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import type { ReactNode } from 'react'
import css from './consents.module.css'
import { useConsentWords } from './words.ts'

const headingMaxLength = 60

/** The first line of a paragraph is its heading, if it is short and others follow. */
function partsOf(paragraph: string): { heading: string | null; lines: string } {
  const [first = '', ...rest] = paragraph.split('\n')
  const isHeading = rest.length > 0 && first.length <= headingMaxLength
  return isHeading ? { heading: first, lines: rest.join('\n') } : { heading: null, lines: paragraph }
}

/** The words of a consent, paragraph by paragraph; they may be in another language than the page. */
export const ConsentText = ({ text, language }: { text: string; language: Language }) => (
  <Stack gap={12}>
    {text
      .split(/\n{2,}/)
      .map(partsOf)
      .map(({ heading, lines }, at) => (
        <div key={at} lang={language}>
          {heading && <Text weight={600}>{heading}</Text>}
          <Text tone={2} prose breaks className={css.lines}>
            {lines}
          </Text>
        </div>
      ))}
  </Stack>
)

interface ConsentTextModalProps {
  title: string
  text: string
  language: Language
  onClose: () => void
  foot?: ReactNode
  children?: ReactNode
}

export function ConsentTextModal({ title, text, language, onClose, foot, children }: ConsentTextModalProps) {
  const t = useConsentWords()
  return (
    <Modal opened title={title} onClose={onClose} foot={foot ?? <Button onClick={onClose}>{t('close')}</Button>}>
      <Stack gap={12}>
        <ConsentText text={text} language={language} />
        {children}
      </Stack>
    </Modal>
  )
}
