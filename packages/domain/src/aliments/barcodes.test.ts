import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { parseBarcode } from './index.ts'

test.each([
  ['8076800195057', '8076800195057', 'EAN-13'],
  ['4006381333931', '4006381333931', 'EAN-13'],
  ['96385074', '96385074', 'EAN-8'],
  ['73513537', '73513537', 'EAN-8'],
  ['036000291452', '0036000291452', 'UPC-A'],
  ['0036000291452', '0036000291452', 'UPC-A'],
  [' 8 076800 195057 ', '8076800195057', 'EAN-13'],
  ['0-36000-29145-2', '0036000291452', 'UPC-A'],
])('%s is %s', (text, code, kind) => expect(parseBarcode(text)).toEqual({ code, kind }))

test.each([
  ['', { error: 'empty' }],
  [' - ', { error: 'empty' }],
  ['80768001950AB', { error: 'not only digits' }],
  ['+8076800195057', { error: 'not only digits' }],
  ['807680019505.7', { error: 'not only digits' }],
  ['٨٠٧٦٨٠٠١', { error: 'not only digits' }],
  ['1234567', { error: 'wrong length', length: 7 }],
  ['123456789', { error: 'wrong length', length: 9 }],
  ['12345678901', { error: 'wrong length', length: 11 }],
  ['12345678901234', { error: 'wrong length', length: 14 }],
  ['8076800195058', { error: 'wrong check digit', expected: 7 }],
  ['96385075', { error: 'wrong check digit', expected: 4 }],
  ['036000291453', { error: 'wrong check digit', expected: 2 }],
  ['0000000000000', { error: 'only zeros' }],
  ['00000000', { error: 'only zeros' }],
])('%s is refused', (text, refusal) => expect(parseBarcode(text)).toEqual(refusal))

describe('any code', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)).filter(text => !/^0+$/.test(text))
  const checkedDigits = fc.oneof(digits(7), digits(11), digits(12)).map(start => {
    const answer = [...'0123456789'].map(last => start + last).filter(text => 'code' in parseBarcode(text))
    return { start, answer }
  })

  test('has one last digit, and is read again as itself', () => {
    fc.assert(
      fc.property(checkedDigits, ({ answer }) => {
        expect(answer).toHaveLength(1)
        const barcode = parseBarcode(answer[0] ?? '')
        expect(parseBarcode('code' in barcode ? barcode.code : '')).toEqual(barcode)
      }),
      runs,
    )
  })

  test('with one wrong digit is refused', () => {
    fc.assert(
      fc.property(checkedDigits, fc.nat(12), fc.integer({ min: 1, max: 9 }), ({ answer: [code = ''] }, at, by) => {
        const place = at % code.length
        const wrong = code.slice(0, place) + ((Number(code[place]) + by) % 10) + code.slice(place + 1)
        expect(parseBarcode(wrong)).toMatchObject({ error: expect.any(String) })
      }),
      runs,
    )
  })

  test('of UPC-A and its EAN-13 is one', () => {
    fc.assert(
      fc.property(digits(11), start => {
        for (const last of '0123456789') {
          const [short, long] = [parseBarcode(start + last), parseBarcode(`0${start}${last}`)]
          if ('code' in short) expect(long).toEqual(short)
          else expect(long).toMatchObject({ error: short.error })
        }
      }),
      runs,
    )
  })
})
