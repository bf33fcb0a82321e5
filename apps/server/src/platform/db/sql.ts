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
  const values: unknown[] = []
  let text = strings[0] ?? ''
  inserted.forEach((value, index) => {
    text += isSql(value) ? renumber(value, values) : addValue(value, values)
    text += strings[index + 1] ?? ''
  })
  return registerFragment({ text, values })
}

function addValue(value: unknown, values: unknown[]): string {
  values.push(value)
  return `$${values.length}`
}

function renumber(fragment: Sql, values: unknown[]): string {
  const offset = values.length
  values.push(...fragment.values)
  return fragment.text.replaceAll(/\$(\d+)/g, (_, position: string) => `$${Number(position) + offset}`)
}

/**
 * For a statement that looks up each of many rows: a plan that was made when a table was nearly empty would read the whole
 * table for each of them.
 */
export const bulk = (statement: Sql): Sql => registerFragment({ ...statement, isBulk: true })

export const nothing = sql``

/**
 * Compares with one of some ids. A statement with an array is planned anew each time, because the plan for arrays of any length
 * seems dearer to the database; one id, the usual case of most writes, is compared by itself.
 */
export const isOneOf = (ids: readonly string[]): Sql => (ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(${[...ids]}::uuid[])`)

/** The name of a table or column that a shared part works with. It comes from our own code and is part of the text. */
export function nameInSql(name: string): Sql {
  if (!/^[a-z]\w*$/i.test(name)) throw new Error(`'${name}' is no name of a table or column`)
  return registerFragment({ text: `"${name}"`, values: [] })
}

/**
 * The limit and the offset of a query. The number comes from our own code and is part of the text: as a value, the generic
 * plan would assume a tenth of the table, and would never be chosen.
 */
export function limitTo(rows: number, offset = 0): Sql {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new Error('a limit is a whole number')
  const limit = registerFragment({ text: `limit ${rows}`, values: [] })
  return offset ? sql`${limit} offset ${offset}` : limit
}

/**
 * The moment some days before now. The number comes from our own code and is part of the text: as a value, the generic plan would
 * assume a third of the table, and would never be chosen.
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

export const joined = (statements: readonly Sql[], between: ' and ' | ' or ' | ' union all ' | ', ' | ' '): Sql =>
  statements.reduce((all, next, index) => {
    const values = [...all.values]
    const text = renumber(next, values)
    return registerFragment({ text: index === 0 ? text : all.text + between + text, values })
  }, nothing)
