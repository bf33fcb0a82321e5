import { useStored } from '#lib/store'
import { homeCountryCode } from '#lib/session'
import { parsePhone, spacedPhone } from '#lib/typed-values'
import { areaWords } from '#lib/words'
import { TypedField } from '#ui/typed-field'
import type { TypedText } from '#ui/typed-field'
import type { FieldProps } from '#ui/field'

type PhoneFieldProps = FieldProps & Omit<TypedText, 'parse' | 'write'> & { name?: string; autoComplete?: string }

const usePhoneWords = areaWords('phone field', {
  it: { hint: 'Senza prefisso vale {{code}}' },
  en: { hint: 'Without a country code it counts as {{code}}' },
})

/** A telephone number; one without a country code gets that of the business. */
export function PhoneField(props: PhoneFieldProps) {
  const t = usePhoneWords()
  const code = useStored(homeCountryCode)
  return (
    <TypedField
      type="tel"
      inputMode="tel"
      hint={t('hint', { code })}
      parse={text => parsePhone(text, code)}
      write={spacedPhone}
      {...props}
    />
  )
}
