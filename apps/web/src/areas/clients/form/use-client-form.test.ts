import { useFormWords } from '#lib/forms'
import { expect, test } from 'vitest'
import { emptyValues } from './form-values.ts'
import { clientResolver } from './use-client-form.ts'

const start = emptyValues({ language: 'it', timeZone: 'Europe/Rome' })
const options = { fields: {}, shouldUseNativeValidation: false }
const faultsOf = async (typed: Partial<typeof start>) =>
  Object.keys((await clientResolver(useFormWords.say)({ ...start, ...typed }, undefined, options)).errors)

test('one name is enough, none is not', async () => {
  expect(await faultsOf({ firstName: 'Ronaldinho' })).toEqual([])
  expect(await faultsOf({ lastName: 'Bellini' })).toEqual(['firstName'])
})
