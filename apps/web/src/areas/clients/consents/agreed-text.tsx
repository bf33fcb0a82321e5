import { useLanguage } from '#lib/words'
import { Text } from '#ui/text'
import type { Consent } from './data.ts'
import { ConsentTextModal } from './consent-text.tsx'
import { useConsentWords } from './words.ts'

interface AgreedTextProps {
  consent: Pick<Consent, 'purpose' | 'wording' | 'language' | 'recordedBy'>
  onClose: () => void
}

/** The text is shown in the language in which the client agreed to it. */
export function AgreedText({ consent: { purpose, wording, language, recordedBy }, onClose }: AgreedTextProps) {
  const t = useConsentWords()
  const pageLanguage = useLanguage()
  return (
    <ConsentTextModal
      title={t(`purpose_${purpose}`)}
      text={wording || t('noWording')}
      language={wording ? language : pageLanguage}
      onClose={onClose}>
      {recordedBy && (
        <Text size="small" tone={3}>
          {t('recordedBy', { name: recordedBy })}
        </Text>
      )}
    </ConsentTextModal>
  )
}
