import { expect, test } from 'vitest'
import { newGroupVerb } from './groups.ts'

const context = {} as Parameters<typeof newGroupVerb.search>[1] // the verb does not look at it

test.each([
  ['nuovo gruppo Mattina', true, '/groups?create=Mattina'],
  ['New group Morning', true, '/groups?create=Morning'],
  ['Mattina', false, '/groups?create=Mattina'],
  ['', false, '/groups?create=true'],
])('“%s” makes a group', async (text, isMeant, href) => {
  expect(newGroupVerb.isMeant?.(text)).toBe(isMeant)
  expect(await newGroupVerb.search(text, context)).toMatchObject([{ href }])
})
