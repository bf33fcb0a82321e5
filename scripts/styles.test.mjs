import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../apps/web/src')
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))

/** The part of a selector that stands directly before `:has(`. */
const subjects = css =>
  [...css.replaceAll(':not(:has(', ':has(').matchAll(/([^\s,>+~(){}]*)(?::global\()?(:root[^\s,>+~)]*\)?)?:has\(/g)].map(([match]) => match)

const isOfEveryElement = subject => /^(?:\*|html|body|:global\(|:root\b.*|\))?(?::root.*)?:has\($/.test(subject)

const withoutPrint = css => css.replace(/@media print \{[\s\S]*?\n\}/g, '').replace(/\/\*[\s\S]*?\*\//g, '')

test.each([
  ['.chip:has(input)', false],
  ['label:has(> input)', false],
  ['[data-row]:has(> input)', false],
  ['tr .quiet:not(:has(input))', false],
  [':has(> input)', true],
  ['.row > :has(> input)', true],
  [':global(:root):has(.bar)', true],
  [':global(:root:has(.bar)) .region', true],
  ['body:has(.bar)', true],
])('%s asks of every element or of the root: %s', (selector, isAsked) => {
  expect(subjects(`${selector} {`).some(isOfEveryElement)).toBe(isAsked)
})

// such a rule makes each focus and each new node style all its ancestors, or look through the page: `useRootMark` is the way
// (docs/decisions/editors.md)
test('no rule asks :has() of every element or of the root', () => {
  const breaches = sheets.flatMap(file =>
    subjects(withoutPrint(readFileSync(join(src, file), 'utf8')))
      .filter(isOfEveryElement)
      .map(subject => `${file}: ${subject}`),
  )
  expect(sheets.length).toBeGreaterThan(100)
  expect(breaches).toEqual([])
})
