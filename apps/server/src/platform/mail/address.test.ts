import { expect, test } from 'vitest'
import { isMailAddress, oneLine } from './address.ts'

test.each([
  ['giulia@example.com', true],
  ['giulia.rossi+palestra@mail.example.co.uk', true],
  ["o'neil@example.com", true],
  ['giulia@localhost', true],
  ['', false],
  ['giulia', false],
  ['@example.com', false],
  ['giulia@', false],
  ['giulia@-example.com', false],
  ['giulia@example..com', false],
  ['.giulia@example.com', false],
  ['Giulia <giulia@example.com>', false],
  ['giulia@example.com, other@example.com', false],
  ['giulia@example.com\r\nBcc: other@example.com', false],
  ['giulia@example.com\nBcc:other@example.com', false],
  ['giulia\0@example.com', false],
  ['giulia@exa mple.com', false],
  [`${'a'.repeat(65)}@example.com`, true],
  [`a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}`, false],
])('%j is an address: %s', (text, isOne) => expect(isMailAddress(text)).toBe(isOne))

test.each([
  ['Ciao\r\nBcc: altri@example.com', 'Ciao Bcc: altri@example.com'],
  ['  due\u2028righe\u0085 ', 'due righe'],
  ['Ciao Città 💪', 'Ciao Città 💪'],
])('%j fits a header as %j', (text, line) => expect(oneLine(text)).toBe(line))
