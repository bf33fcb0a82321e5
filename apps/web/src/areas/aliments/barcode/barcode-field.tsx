import { parseBarcode } from '@allenio/domain/aliments'
import type { BarcodeRefusal } from '@allenio/domain/aliments'
import { TextField } from '#ui/text-field'
import type { TextFieldProps } from '#ui/text-field'
import { ScanButton } from './scan-button.tsx'
import { useBarcodeWords } from './words.ts'

interface BarcodeFieldProps extends Pick<TextFieldProps, 'name' | 'onBlur' | 'ref' | 'error' | 'hint'> {
  value: string
  onChange: (code: string) => void
}

const longest = 13

/** Checks the digits as they come. A hand scanner types them and ends with Enter, which must not send the form. */
export function BarcodeField({ value, onChange, error, hint, ...field }: BarcodeFieldProps) {
  const t = useBarcodeWords()
  const faultOf = useBarcodeFault()
  const reading = parseBarcode(value)
  // shorter ones may be on their way to the thirteenth digit, and are judged when the field is left
  const isLong = value.replaceAll(/\D/g, '').length >= longest
  return (
    <TextField
      {...field}
      label={t('barcode')}
      optional
      inputMode="numeric"
      autoComplete="off"
      figures
      value={value}
      error={error ?? (isLong ? faultOf(value) : undefined)}
      hint={'kind' in reading ? t('valid', { kind: reading.kind }) : (hint ?? t('hint'))}
      after={<ScanButton onScan={onChange} />}
      onChange={event => onChange(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') event.preventDefault()
      }}
    />
  )
}

/** Why a code is none, and how to mend it; nothing for a good one, and where there is none. */
export function useBarcodeFault() {
  const t = useBarcodeWords()
  return (code: string): string | undefined => {
    const reading = parseBarcode(code)
    return 'error' in reading ? faultSentence(reading, t) : undefined
  }
}

function faultSentence(refusal: BarcodeRefusal, t: ReturnType<typeof useBarcodeWords>): string | undefined {
  switch (refusal.error) {
    case 'empty':
      return undefined
    case 'wrong length':
      return t('wrong length', { length: refusal.length })
    case 'wrong check digit':
      return t('wrong check digit', { expected: refusal.expected })
    case 'not only digits':
    case 'only zeros':
      return t(refusal.error)
    default:
      return refusal satisfies never
  }
}
