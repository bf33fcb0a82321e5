/** A statement with its values apart: nothing typed by a person ever becomes SQL text. */
export interface Sql {
  readonly text: string
  readonly values: readonly unknown[]
  /** The database plans it anew each time. */
  readonly isBulk?: boolean
}

const fragments = new WeakSet<object>()

const isSql = (value: unknown): value is Sql => typeof value === 'object' && value !== null && fragments.has(value)

const registerFragment = (statement: Sql): Sql => {
  fragments.add(statement)
  return statement
}

export function sql(strings: TemplateStringsArray, ...inserted: unknown[]): Sql {
  const values = inserted.flatMap(value => (isSql(value) ? value.values : [value]))
  return registerFragment({ text: textOf(strings, inserted), values })
}

interface LastText {
  text: string
  /** The texts of the statement's fragments; undefined in the place of a value. */
  fragments: readonly (string | undefined)[]
}

/** The last text of each template in the code. The next one is nearly always equal, and comparing strings is quick. */
const lastTexts = new WeakMap<TemplateStringsArray, LastText>()

function textOf(strings: TemplateStringsArray, inserted: readonly unknown[]): string {
  const last = lastTexts.get(strings)
  if (last && inserted.every((value, at) => (isSql(value) ? value.text : undefined) === last.fragments[at])) return last.text
  let count = 0
  const texts = inserted.map(value => {
    const offset = count
    count += isSql(value) ? value.values.length : 1
    return isSql(value) ? renumber(value, offset) : `$${count}`
  })
  const text = strings.map((string, at) => string + (texts[at] ?? '')).join('')
  lastTexts.set(strings, { text, fragments: inserted.map(value => (isSql(value) ? value.text : undefined)) })
  return text
}

const renumber = (fragment: Sql, offset: number): string =>
  offset === 0 ? fragment.text : fragment.text.replaceAll(/\$(\d+)/g, (_, position: string) => `$${Number(position) + offset}`)

/**
 * For a statement that looks up each of many rows: a plan that was made when a table was nearly empty would read the whole
 * table for each of them.
 */
export const bulk = (statement: Sql): Sql => registerFragment({ ...statement, isBulk: true })

export const nothing = sql``

/**
 * Compares with one of some ids. A single id, the usual case of most writes, is compared without an array: PostgreSQL would plan a
 * statement with an array anew each time, because it expects the generic plan for arrays to cost more.
 * See docs/decisions/statement-plans.md.
 */
export const isOneOf = (ids: readonly string[]): Sql => (ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(${[...ids]}::uuid[])`)

/** The name of a table or column that a shared part works with. It comes from our own code and is part of the text. */
export function nameInSql(name: string): Sql {
  if (!/^[a-z]\w*$/i.test(name)) throw new Error(`'${name}' is no name of a table or column`)
  return registerFragment({ text: `"${name}"`, values: [] })
}

/**
 * The limit and the offset of a query. The number comes from our own code and is part of the text: as a value, the generic
 * plan would assume a tenth of the table, and would never be chosen (docs/decisions/statement-plans.md).
 */
export function limitTo(rows: number, offset = 0): Sql {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new Error('a limit is a whole number')
  const limit = registerFragment({ text: `limit ${rows}`, values: [] })
  return offset ? sql`${limit} offset ${offset}` : limit
}

/**
 * The moment some days before now. The number comes from our own code and is part of the text: as a value, the generic plan would
 * assume a third of the table, and would never be chosen (docs/decisions/statement-plans.md).
 */
export function daysAgo(days: number): Sql {
  if (!Number.isSafeInteger(days) || days < 0) throw new Error('days are a whole number')
  return registerFragment({ text: `now() - interval '${days} days'`, values: [] })
}

/** Reads one row more than the page has, which tells `pageOf` whether another page follows. */
export const limitToPage = (page: number, perPage: number): Sql => limitTo(perPage + 1, (page - 1) * perPage)

interface Page<Row> {
  pageRows: Row[]
  /** 0 on the last page. */
  nextPage: number
}

export const pageOf = <Row>(rows: readonly Row[], page: number, perPage: number): Page<Row> => ({
  pageRows: rows.slice(0, perPage),
  nextPage: rows.length > perPage ? page + 1 : 0,
})

export function joined(statements: readonly Sql[], between: ' and ' | ' or ' | ' union all ' | ', ' | ' '): Sql {
  const values: unknown[] = []
  const texts = statements.map(statement => {
    const text = renumber(statement, values.length)
    values.push(...statement.values)
    return text
  })
  return registerFragment({ text: texts.join(between), values })
}
