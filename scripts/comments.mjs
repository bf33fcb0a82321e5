// Finds comments that open with a pronoun, "of" or "the same": somebody who begins to read there cannot know what they are about.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { maskText } from './walls/imports.mjs'

const home = join(import.meta.dirname, '..')
const vagueOpening = /[/*]\s*(?:of|the same|it|its|they|their|them|this|these|those|that)\b/i

/** Our code, without what is installed, built or only declares types. */
export const listSources = () =>
  globSync('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mts,mjs}', {
    cwd: home,
    exclude: name => name === 'node_modules' || name === 'dist',
  })
    .filter(file => !/(?:^|[/\\])(?:node_modules|dist|public)[/\\]|\.d\.m?ts$/.test(file))
    .toSorted()
    .map(file => ({ file, text: readFileSync(join(home, file), 'utf8') }))

/** The comments of a text, each with its line and its words. Lines of `//` below each other are one comment. */
export function listComments(text) {
  const masked = maskText(text)
  const comments = []
  /** Where the line below the last `//` comment begins; a comment that stands alone there continues it. */
  let below = -1
  let line = 1
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n') line += 1
    // the scanner hides comments as blanks, and strings as underscores
    if (text[at] !== '/' || masked[at] !== ' ') continue
    const isBlock = text[at + 1] === '*'
    const mark = text.indexOf(isBlock ? '*/' : '\n', at + 2)
    const end = mark < 0 ? text.length : mark
    const begin = text.lastIndexOf('\n', at) + 1
    const isAlone = text.slice(begin, at).trim() === ''
    if (isBlock || !isAlone || begin !== below) comments.push({ line, words: wordsOf(text.slice(at, end)) })
    below = !isBlock && isAlone ? end + 1 : -1
    line += text.slice(at, end).split('\n').length - 1
    at = isBlock ? end + 1 : end - 1
  }
  return comments
}

const wordsOf = comment =>
  comment
    .split('\n')
    .map(each =>
      each
        .trim()
        .replace(/^[/*]+/, '')
        .trim(),
    )
    .filter(Boolean)
    .join(' ')

/** One sentence for each comment that opens so, with the place and what to write instead. */
export const findVagueComments = ({ file, text }) =>
  // most files have no such word behind the sign of a comment, and scanning a file takes long
  (vagueOpening.test(text) ? listComments(text) : [])
    .filter(({ words }) => vagueOpening.exec(`/${words}`)?.index === 0)
    .map(
      ({ line, words }) =>
        `${file}:${line} opens with "${words.slice(0, 40)}": name the thing and use a verb, as in "The draft is stored …" or "Returns …".`,
    )
