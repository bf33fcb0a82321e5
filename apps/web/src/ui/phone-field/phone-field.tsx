import { homeCountryCode } from '#lib/session'
import { readPhone } from '#lib/typed-values'
import { TypedField } from '#ui/typed-field'
import type { TypedText } from '#ui/typed-field'
import type { FieldProps } from '#ui/field'

type PhoneFieldProps = FieldProps & Omit<TypedText, 'read' | 'write'> & { name?: string; autoComplete?: string }

/** A telephone number; one without a country code gets that of the business. */
export function PhoneField(props: PhoneFieldProps) {
  return <TypedField type="tel" inputMode="tel" read={text => readPhone(text, homeCountryCode.get())} write={spaced} {...props} />
}

// only Italian numbers: where the digits of others are set apart differs by country
const spaced = (phone: string): string => (/^\+39\d+$/.test(phone) ? `+39 ${phone.slice(3, 6)} ${phone.slice(6)}` : phone)
