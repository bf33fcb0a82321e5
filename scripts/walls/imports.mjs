// A scanner and no parser: it only tells code from comments, strings and regular expressions.

const wordBefore = /(?:^|[^\w$.])(?:return|typeof|case|in|of|delete|void|throw|new|do|else|yield|await)\s*$/

/** Returns a text of the same length, with comments replaced by blanks and the content of strings by underscores. */
export function maskText(text) {
  const out = []
  const templates = []
  let at = 0
  let braces = 0
  let code = ''
  const copy = count => {
    const piece = text.slice(at, at + count)
    out.push(piece)
    code = (code + piece).slice(-24)
    at += count
  }
  const hide = (end, filler) => {
    out.push(text.slice(at, end).replace(/[^\n]/g, filler))
    at = end
  }
  const template = () => {
    let end = at
    while (end < text.length && text[end] !== '`' && !(text[end] === '$' && text[end + 1] === '{')) end += text[end] === '\\' ? 2 : 1
    hide(Math.min(end, text.length), '_')
    if (text[at] === '$') {
      templates.push(braces)
      copy(2)
    } else {
      copy(1)
    }
  }
  while (at < text.length) {
    const sign = text[at]
    const next = text[at + 1]
    if (sign === '/' && next === '/') {
      hide(endOr(text, text.indexOf('\n', at)), ' ')
    } else if (sign === '/' && next === '*') {
      const end = text.indexOf('*/', at + 2)
      hide(end < 0 ? text.length : end + 2, ' ')
    } else if (sign === "'" || sign === '"') {
      const end = stringEnd(text, at)
      copy(1)
      // an apostrophe in the text of a page has no closing one on its line
      if (end !== undefined) {
        hide(end, '_')
        copy(1)
      }
    } else if (sign === '`') {
      copy(1)
      template()
    } else if (sign === '/' && mayBeginRegex(code)) {
      const end = regexEnd(text, at)
      if (end === undefined) {
        copy(1)
      } else {
        copy(1)
        hide(end, '_')
        copy(1)
      }
    } else if (sign === '{') {
      braces += 1
      copy(1)
    } else if (sign === '}') {
      copy(1)
      if (templates.length && templates.at(-1) === braces) {
        templates.pop()
        template()
      } else {
        braces -= 1
      }
    } else {
      copy(1)
    }
  }
  return out.join('')
}

const endOr = (text, index) => (index < 0 ? text.length : index)

function stringEnd(text, from) {
  for (let at = from + 1; at < text.length && text[at] !== '\n'; at += text[at] === '\\' ? 2 : 1) {
    if (text[at] === text[from]) return at
  }
  return undefined
}

function regexEnd(text, from) {
  let isInClass = false
  for (let at = from + 1; at < text.length && text[at] !== '\n'; at += text[at] === '\\' ? 2 : 1) {
    if (text[at] === '[') isInClass = true
    else if (text[at] === ']') isInClass = false
    else if (text[at] === '/' && !isInClass) return at
  }
  return undefined
}

// a slash after a value is a division, and after `<` it closes a tag
function mayBeginRegex(code) {
  const before = code.trimEnd()
  return before === '' || /[=([{,;:!&|?+\-*%~^>]$/.test(before) || wordBefore.test(`${before} `)
}

const name = '[\\w$]+'
const quotePattern = '(["\'])(_*)'
const patterns = [
  ['static', new RegExp(`(?<![\\w$.])import\\s+((?:type\\s+)?[\\w$\\s,*{}]+?)\\s*from\\s*${quotePattern}\\2`, 'g')],
  [
    'export',
    new RegExp(`(?<![\\w$.])export\\s+((?:type\\s+)?(?:\\*(?:\\s*as\\s+${name})?|\\{[^}]*\\}))\\s*from\\s*${quotePattern}\\2`, 'g'),
  ],
  ['static', new RegExp(`(?<![\\w$.])import\\s*()${quotePattern}\\2`, 'g')],
  ['dynamic', /(?<![\w$.])import\s*()\(\s*(["'`])(_*)\2\s*[,)]/g],
  ['dynamic', /(?<![\w$.])require(?:\.resolve)?\s*()\(\s*(["'`])(_*)\2\s*\)/g],
  ['dynamic', /import\.meta\.resolve\s*()\(\s*(["'`])(_*)\2/g],
  ['declare', new RegExp(`(?<![\\w$.])declare\\s+module\\s*()${quotePattern}\\2`, 'g')],
  ['url', /new\s+URL\s*()\(\s*(["'`])(_*)\2\s*,\s*import\.meta\.url/g],
]
const glob = /import\.meta\.glob(?:Eager)?\s*(?:<[^>]*>)?\s*\(\s*(\[[^\]]*\]|["'`]_*["'`])/g
// a method may also be called `import`: then parameters and a body follow
const computed = /(?<![\w$.])import\s*\(\s*(?!["'`]_*["'`]\s*[,)])(?=[^)\s])(?![^()]*\)\s*[:{])/g
const referencePath = /^\/\/\/\s*<reference\s+path=(["'])(.+?)\1/gm

/** Every import of a file: { kind, specifier, names, isType, line }. `names` is undefined where all names come at once. */
export function findImports(text) {
  const masked = maskText(text)
  const lineOf = lineCounter(text)
  const imports = []
  const add = (kind, index, specifier, names, isType = false) =>
    imports.push({ kind, specifier: specifier.split('?')[0], names, isType, line: lineOf(index) })
  for (const [kind, pattern] of patterns) {
    for (const match of masked.matchAll(pattern)) {
      const quoteAt = match.index + match[0].indexOf(match[2], match[0].length - trailing(match))
      add(kind, match.index, text.slice(quoteAt + 1, quoteAt + 1 + match[3].length), namesIn(kind, match[1]), isTypeOnly(match[1]))
    }
  }
  for (const match of masked.matchAll(glob)) {
    const start = match.index + match[0].length - match[1].length
    for (const part of match[1].matchAll(/(["'`])(_*)\1/g)) {
      const from = start + part.index + 1
      add('glob', match.index, text.slice(from, from + part[2].length).replace(/^!/, ''), undefined)
    }
  }
  for (const match of masked.matchAll(computed)) add('computed', match.index, '', undefined)
  for (const match of text.matchAll(referencePath)) {
    if (/^ *$/.test(masked.slice(match.index, match.index + match[0].length))) {
      add('static', match.index, match[2].startsWith('.') ? match[2] : `./${match[2]}`, [])
    }
  }
  return imports.sort((a, b) => a.line - b.line)
}

/** How far from the end of the match its quoted part begins, at the most. */
const trailing = match => match[0].length - match[0].lastIndexOf(match[2] + match[3] + match[2])

function namesIn(kind, clause) {
  if (kind === 'dynamic') return undefined
  if (/\*/.test(clause)) return undefined
  const braces = /\{([^}]*)\}/.exec(clause)
  return (braces?.[1] ?? '')
    .split(',')
    .map(
      each =>
        each
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0],
    )
    .filter(Boolean)
}

/** `import type { A }` and `import { type A, type B }` leave nothing behind when they are compiled. */
function isTypeOnly(clause) {
  if (/^type\s/.test(clause)) return true
  const parts =
    /^\{([^}]*)\}$/
      .exec(clause.trim())?.[1]
      .split(',')
      .map(each => each.trim())
      .filter(Boolean) ?? []
  return parts.length > 0 && parts.every(each => /^type\s/.test(each))
}

function lineCounter(text) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return index => {
    let low = 0
    let high = starts.length
    while (low + 1 < high) {
      const middle = (low + high) >> 1
      if (starts[middle] <= index) low = middle
      else high = middle
    }
    return low + 1
  }
}
