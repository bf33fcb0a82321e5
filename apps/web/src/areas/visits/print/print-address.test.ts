import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { headingAtMost, parsePrintChoices, visitPaperHref } from './print-address.ts'

test('the address carries the choices, and leaves out what is none', () => {
  const compare = newId()
  const address = visitPaperHref('v', { sections: 'note,results', compare, formulas: 'all', heading: ' Prima & dopo ', paper: 'letter' })
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  expect(pathname).toBe('/visits/v/pdf')
  expect(parsePrintChoices(Object.fromEntries(searchParams))).toEqual({
    sections: 'results,note',
    compare,
    formulas: 'all',
    heading: 'Prima & dopo',
    paper: 'letter',
  })
  expect(new URL(visitPaperHref('v'), 'http://localhost').search).toBe('')
})

test.each([
  [
    { compare: 'first', heading: 2026, sections: 'results' },
    { compare: 'first', heading: '2026', sections: 'results' },
  ],
  [{ compare: 'x', sections: 'secrets', formulas: 'some', language: 'xx', paper: 'a3', privateNote: 'true' }, {}],
  [
    { sections: 'secrets,folds,folds', heading: 'a'.repeat(300) },
    { sections: 'folds', heading: 'a'.repeat(headingAtMost) },
  ],
  [{ sections: ['folds'], heading: '  ' }, {}],
])('of %j remain %j', (raw, choices) => {
  expect(parsePrintChoices(raw)).toEqual(choices)
})
