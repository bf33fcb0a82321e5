import { expect, test } from 'vitest'
import { newThingVerb } from './new-thing-verb.ts'

const verb = newThingVerb({
  id: 'new food',
  permission: 'create aliments',
  words: { it: ['alimento'], en: ['food'] },
  label: () => 'Nuovo alimento',
  labelNamed: name => `Nuovo alimento «${name}»`,
  example: () => 'alimento Skyr',
  href: name => `/aliments/create?name=${name ?? ''}`,
})

test.each([
  ['Skyr alla vaniglia ', 'Nuovo alimento «Skyr alla vaniglia»', '/aliments/create?name=Skyr alla vaniglia'],
  [' ', 'Nuovo alimento', '/aliments/create?name='],
  // an address cuts longer texts
  ['x'.repeat(101), `Nuovo alimento «${'x'.repeat(100)}»`, `/aliments/create?name=${'x'.repeat(100)}`],
])('%j is the name in the form', async (text, label, href) => {
  const rows = await verb.search(text, { signal: AbortSignal.timeout(1_000), today: '2026-03-10' })
  expect(rows).toMatchObject([{ id: 'new food', label, href }])
})
