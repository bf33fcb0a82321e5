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
