import { sql, type Sql } from './sql.ts'

const wordsAtMost = 6
const anywhereFrom = 3

/**
 * Turns a search into patterns for a text in which a blank precedes every word. Short words must match the beginning of a
 * word, longer ones may match anywhere (in an address, in a telephone number). All of them must match.
 */
export const searchPatterns = (search: string): string[] =>
  search
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, wordsAtMost)
    .map(word => `%${word.length < anywhereFrom ? ' ' : ''}${word.replaceAll(/[\\%_]/g, '\\$&')}%`)

/** A text as columns for searching store it. The sub-select is computed once; without it a kept plan would compute it for each row. */
export const searchForm = (text: string): Sql => sql`(select search_form(${text}))`

/** Conditions: every word of the search is in the column. */
export const hasWords = (column: Sql, search: string | undefined): Sql[] =>
  searchPatterns(search ?? '').map(pattern => sql`${column} like ${searchForm(pattern)}`)

/** Orders by a stored name key: an apple stands before an apple pie, that before what has apples in it, and a pineapple last. */
export const fitOfName = (name: Sql, words: string): Sql => sql`case when ${name} = ${words} or starts_with(${name}, ${`${words},`}) then 0
  when starts_with(${name}, ${`${words} `}) then 1 when starts_with(${name}, ${words}) then 2
  when strpos(${name}, ${` ${words}`}) > 0 then 3 else 4 end`
