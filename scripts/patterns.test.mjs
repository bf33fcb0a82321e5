import { expect, test } from 'vitest'
import { forgivingPattern } from '../packages/domain/src/search/index.ts'
import { listExpressions, listSources } from './patterns/expressions.mjs'
import { findHostileText } from './patterns/growth.mjs'

const expressions = listExpressions(listSources())

/** The files whose expressions never read a long text that a stranger wrote, with the reason. */
const boundedFiles = {
  'scripts/walls/imports.mjs': 'reads the sources of this repository',
  'apps/server/src/areas/auth/device-words.ts': 'reads the first 200 characters of a header',
  'apps/server/src/platform/pdf/compact.ts': 'reads the end of a file that Typst has written',
  'apps/server/src/platform/pdf/page-pictures.ts': 'reads a picture that Typst has written',
  'apps/web/src/lib/third-party/envelope.ts': 'reads the first 500 characters of a line of a stack',
}

/** Expressions that a function makes, by the text of its argument: an example of each, or the reason why there is none. */
const madeExpressions = {
  pattern: 'the paths of the contract: a segment ends at its slash',
  'forgivingPattern(word)': { pattern: forgivingPattern('pomodorini'), flags: '' },
  "`^${path.replaceAll(/\\/\\{-\\$\\w+\\}/g, '(?:/[^/]+)?').replaceAll(/\\$\\w+/g, '[^/]+')}$`": {
    pattern: '^/clients/[^/]+/visits(?:/[^/]+)?$',
    flags: '',
  },
  '`^https://(?:${hosts})/[A-Za-z0-9._@/-]{1,120}$`': {
    pattern: '^https://(?:www\\.)?instagram\\.com/[A-Za-z0-9._@/-]{1,120}$',
    flags: '',
  },
  '`^(?:a )?(?:${words})(?:\\\\s+\\\\d)?(?![\\\\p{Letter}\\\\d])\\\\s*${time}\\\\s*(:|–|—|-|$)\\\\s*(.*)$`': {
    pattern: '^(?:a )?(?:pranzo|lunch)(?:\\s+\\d)?(?![\\p{Letter}\\d])\\s*(:|–|—|-|$)\\s*(.*)$',
    flags: 'isu',
  },
  "`^${parts.join('')}/?$`": { pattern: '^/clients/[^/]+(?:/[^/]+)?(?:/.*)?/?$', flags: 'i' },
  '`[${separators}]`': { pattern: '[,;|]', flags: '' },
  '`(?:^|[\\\\s:])${name}\\\\s*=\\\\s*(?:"([^"]*)"|\'([^\']*)\')`': {
    pattern: '(?:^|[\\s:])formatCode\\s*=\\s*(?:"([^"]*)"|\'([^\']*)\')',
    flags: '',
  },
}

const hostileTextsOf = all =>
  all.flatMap(({ place, ...expression }) => {
    const text = findHostileText(expression)
    return text ? [`${place} /${expression.pattern}/ on ${JSON.stringify(text)}`] : []
  })

test('no expression takes longer than in proportion to its text', { timeout: 120_000 }, () => {
  const judged = expressions.filter(({ place, pattern }) => pattern !== undefined && boundedFiles[place.split(':')[0]] === undefined)
  expect(judged.length).toBeGreaterThan(600)
  expect(hostileTextsOf(judged), 'write these so that each place of a text is read a bounded number of times').toEqual([])
})

test('an expression that a function makes is named here, with an example or the reason why it needs none', () => {
  const made = expressions.filter(({ pattern }) => pattern === undefined)
  expect(new Set(made.map(({ argument }) => argument))).toEqual(new Set(Object.keys(madeExpressions)))
  const examples = Object.entries(madeExpressions).filter(([, each]) => typeof each === 'object')
  expect(hostileTextsOf(examples.map(([place, each]) => ({ place, ...each })))).toEqual([])
})

test('a file that is left out still has an expression that would be found', () => {
  const files = new Set(expressions.map(({ place }) => place.split(':')[0]))
  expect(Object.keys(boundedFiles).filter(file => !files.has(file))).toEqual([])
})

test.each([
  ['a run before an end', '\\s+$', ''],
  ['two runs of the same signs', '^a *b? *c', ''],
  ['an open bracket', '\\[[^\\]]*\\]', 'g'],
  ['a repeated repetition', '^(?:a+)+$', ''],
  ['a heading with an amount', '[\\s([/]*(?:(?:per|su|in|x|for)\\s+)?\\b100\\s*(?:g|gr)\\b[)\\]\\s]*$', 'i'],
])('%s is found', (_, pattern, flags) => {
  expect(findHostileText({ pattern, flags })).toBeDefined()
})

test.each([
  ['a run that begins once', '(?<!\\s)\\s+$', ''],
  ['a bounded run', '\\d{1,9}x', ''],
  ['words', '\\b(?:per|for)\\b', 'gi'],
])('%s passes', (_, pattern, flags) => {
  expect(findHostileText({ pattern, flags })).toBeUndefined()
})
