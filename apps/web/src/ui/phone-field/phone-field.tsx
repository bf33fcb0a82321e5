import { homeCountryCode, readPhone } from '#lib/typed-values'
import { TypedField } from '#ui/typed-field'
import type { TypedText } from '#ui/typed-field'
import type { FieldProps } from '#ui/field'

type PhoneFieldProps = FieldProps & Omit<TypedText, 'read' | 'write'> & { name?: string; autoComplete?: string }

/** A telephone number; one without a country code is Italian. */
export function PhoneField(props: PhoneFieldProps) {
  return <TypedField type="tel" inputMode="tel" read={text => readPhone(text, homeCountryCode)} write={spaced} {...props} />
}

const spaced = (phone: string): string =>
  phone.startsWith(homeCountryCode) && !phone.includes(' ') ? `${homeCountryCode} ${phone.slice(3, 6)} ${phone.slice(6)}` : phone
