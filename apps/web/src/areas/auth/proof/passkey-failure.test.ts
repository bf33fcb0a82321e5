import { expect, test } from 'vitest'
import { passkeyFailureOf } from './passkey-failure.ts'

const errorNamed = (name: string) => Object.assign(new Error(name), { name })

test.each([
  ['NotAllowedError', 'dismissed'],
  ['AbortError', 'aborted'],
  ['InvalidStateError', 'known already'],
  ['SecurityError', 'impossible'],
  ['NotSupportedError', 'impossible'],
  ['CallError', undefined],
])('%s means %s', (name, failure) => {
  expect(passkeyFailureOf(errorNamed(name))).toBe(failure)
})
