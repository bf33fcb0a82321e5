import { consentLink, consentTexts, type ConsentText } from '@allenio/domain/purchases'
import { useMe } from '#shell'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { Checkbox, type CheckboxProps } from '#ui/checkbox'
import { Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text } from '#ui/text'
import { useBuyWords } from './words.ts'

interface ConsentsProps {
  fieldOf: (name: ConsentText['name']) => Omit<CheckboxProps, 'label'>
  /** The business's own page on personal data. */
  privacyUrl: string | null
  packageId: string
}

/** The sentences of the public page, each with a tick of its own, and the notice of the right to withdraw. */
export function Consents({ fieldOf, privacyUrl, packageId }: ConsentsProps) {
  const t = useBuyWords()
  const texts = consentTexts[useLanguage()]
  return (
    <Stack gap={12}>
      {texts.map(consent => (
        <Checkbox
          key={consent.name}
          label={
            <Sentence
              text={consent.text}
              link={consentLink(consent, { privacyUrl, termsUrl: `${hrefTo('/sf/plans/$id', { id: packageId })}#sale-terms` })}
            />
          }
          {...fieldOf(consent.name)}
        />
      ))}
      <Text size="hint" tone={2}>
        {t('withdrawalNotice')}
      </Text>
    </Stack>
  )
}

function Sentence({ text, link }: Pick<ConsentText, 'text'> & { link: ConsentText['link'] }) {
  const business = useMe()?.workspace?.name ?? ''
  return (
    <>
      {text(business)}
      {link && (
        <>
          {' '}
          <TextLink tone="strong" href={link.href} target="_blank">
            {link.label}
          </TextLink>
        </>
      )}
    </>
  )
}
