/** A statement with its values apart: nothing typed by a person ever becomes SQL text. */
export interface Sql {
  readonly text: string
  readonly values: readonly unknown[]
  /** The database plans it anew each time. */
  readonly isBulk?: boolean
}

const fragments = new WeakSet<object>()

const isSql = (value: unknown): value is Sql => typeof value === 'object' && value !== null && fragments.has(value)

/** Makes a fragment of a text that comes from our own code. */
export const registerFragment = (statement: Sql): Sql => {
  fragments.add(statement)
  return statement
}

export function sql(strings: TemplateStringsArray, ...inserted: unknown[]): Sql {
  const values = inserted.flatMap(value => (isSql(value) ? value.values : [value]))
  return registerFragment({ text: textOf(strings, inserted), values, ...markOf(inserted.filter(isSql)) })
}

/** A statement is planned anew if one of its fragments asks for it. */
const markOf = (parts: readonly Sql[]): Pick<Sql, 'isBulk'> => (parts.some(({ isBulk }) => isBulk) ? { isBulk: true } : {})

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

export const nothing = sql``

/** The name of a table or column that a shared part works with. It comes from our own code and is part of the text. */
export function nameInSql(name: string): Sql {
  if (!/^[a-z]\w*$/i.test(name)) throw new Error(`'${name}' is no name of a table or column`)
  return registerFragment({ text: `"${name}"`, values: [] })
}

export function joined(statements: readonly Sql[], between: ' and ' | ' or ' | ' union all ' | ', ' | ' '): Sql {
  const values: unknown[] = []
  const texts = statements.map(statement => {
    const text = renumber(statement, values.length)
    values.push(...statement.values)
    return text
  })
  return registerFragment({ text: texts.join(between), values, ...markOf(statements) })
}
