import type { SourceFile } from './server-sources.ts'
import { parseSource, walk } from './sql-statements.ts'

/** The part of a `set` list before the condition of its statement; conditions of subqueries stand in parentheses. */
function beforeCondition(text: string): string {
  let depth = 0
  for (const { 0: found, index } of text.matchAll(/[()]|\bwhere\b/g)) {
    if (found === 'where' && depth === 0) return text.slice(0, index)
    depth += found === '(' ? 1 : found === ')' ? -1 : 0
  }
  return text
}

const updatesOf = (table: string) => new RegExp(`\\bupdate ${table}(?: as)?(?: \\w+)?\\s+set\\b`, 'g')
const upsertsOf = (table: string) => new RegExp(`\\binsert into ${table}\\b[^]*?\\bdo update set\\b`, 'g')

/** How often a text changes a column of rows that are there. */
export const countStateWrites = (text: string, { table, column }: { table: string; column: string }): number =>
  [...text.matchAll(updatesOf(table)), ...text.matchAll(upsertsOf(table))].filter(({ 0: found, index }) =>
    new RegExp(`\\b${column} = `).test(beforeCondition(text.slice(index + found.length))),
  ).length

/** The templates of files, each with the path of its file. */
export const listTemplates = (files: readonly SourceFile[]): SourceFile[] =>
  files.flatMap(({ path, text }) =>
    [...walk(parseSource(path, text))]
      .filter(({ type }) => type === 'TemplateLiteral')
      .map(({ start, end }) => ({ path, text: text.slice(start, end) })),
  )
