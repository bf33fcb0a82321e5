import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '#testing'

interface Column {
  table_name: string
  name: string
  type: string
  is_nullable: boolean
  /** The definition of a check of this column alone. */
  checks: string[]
  /** The migration's comment on a column that has a type unknown to the database, such as a document of our own. */
  comment: string | null
}

async function readColumns(): Promise<Column[]> {
  const clone = await cloneDatabase(inject('testServer'))
  onTestFinished(clone.drop)
  const owner = new pg.Client({ connectionString: clone.prepared.owner })
  await owner.connect()
  const { rows } = await owner.query<Column>(`
    select c.relname as table_name, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as is_nullable,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks,
      col_description(c.oid, a.attnum) as comment
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'migrations'
    order by c.relname, a.attnum`)
  await owner.end()
  return rows
}

/** The type that the driver gives a value; pool.ts sets its own parsers for numbers, days and moments. */
const scalarTypes: Record<string, string> = {
  boolean: 'boolean',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  numeric: 'number',
  'double precision': 'number',
  real: 'number',
  bytea: 'Buffer',
  jsonb: 'unknown',
  uuid: 'string',
  text: 'string',
  date: 'string',
  'timestamp with time zone': 'string',
  'time without time zone': 'string',
  inet: 'string',
  tsvector: 'string',
  xid8: 'string',
  pg_lsn: 'string',
}

interface StatedType {
  type: string
  /** The module that exports it. */
  from: string | undefined
}

/** The type in a comment like `type: RichText of @allenio/contract/rich-text`. */
function statedType({ comment }: Column): StatedType | undefined {
  const [, type, from] = /^type: (.+?)(?: of (\S+))?$/.exec(comment ?? '') ?? []
  return type === undefined ? undefined : { type, from }
}

function typeOf(column: Column): string {
  const { table_name: table, name, type, is_nullable: isNullable, checks } = column
  const stated = statedType(column)
  if (stated) return isNullable ? `${stated.type} | null` : stated.type
  const scalar = scalarTypes[type.replace('[]', '')]
  if (!scalar) throw new Error(`${table}.${name} is of the type ${type}: say in tables.test.ts what the driver makes of it.`)
  const isArray = type.endsWith('[]')
  const listed = checks.map(listedTexts).find(texts => texts.length > 0)
  const value = listed && !isArray ? listed.map(text => `'${text}'`).join(' | ') : scalar
  const whole = isArray ? `${value}[]` : value
  return isNullable && whole !== 'unknown' ? `${whole} | null` : whole
}

/** The texts of a check like `status in ('open', 'done')`. */
function listedTexts(check: string): string[] {
  const [, list = ''] = /^CHECK \(\(\w+ = ANY \(\(?ARRAY\[(.*?)\](?:::text\[\])?\)?\)\)\)$/.exec(check) ?? []
  return [...list.matchAll(/'([^']*)'::/g)].map(([, text = '']) => text)
}

/** Two files of the tables in the order of the alphabet: one would be too long to read. */
const halves = [
  { file: './tables-to-l.ts', name: 'TablesToL', has: (table: string) => table < 'm' },
  { file: './tables-m-to-q.ts', name: 'TablesMToQ', has: (table: string) => table >= 'm' && table < 'r' },
  { file: './tables-from-r.ts', name: 'TablesFromR', has: (table: string) => table >= 'r' },
]

function sourceOf(name: string, columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, column => column.table_name)
  const bodies = [...tables].map(([table, all]) =>
    [`  ${table}: {`, ...filledLines(all.map(column => `${column.name}: ${typeOf(column)}`)), '  }'].join('\n'),
  )
  return `// Written by tables.test.ts from the migrated schema: \`vitest run --project api platform/db/tables --update=all\`.
${importsOf(columns)}
export interface ${name} {
${bodies.join('\n')}
}
`
}

function importsOf(columns: readonly Column[]): string {
  const stated = columns.map(statedType).filter(each => each?.from !== undefined)
  const modules = Map.groupBy(stated, each => each?.from)
  return [...modules]
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map(([module, types]) => {
      const names = new Set(types.flatMap(each => each?.type.match(/\b(?!Record\b)[A-Z]\w*/g) ?? []))
      const line = `import type { ${[...names].join(', ')} } from '${module}'\n`
      return line.length <= 140 ? line : `import type {\n  ${[...names].join(',\n  ')},\n} from '${module}'\n`
    })
    .join('')
}

/** As many fields on a line as there is room for: the file grows with every table. */
function filledLines(fields: readonly string[]): string[] {
  const lines: string[] = []
  for (const field of fields) {
    const longer = `${lines.at(-1) ?? ''} ${field},`
    if (lines.length > 0 && longer.length <= 136) lines[lines.length - 1] = longer
    else lines.push(`    ${field},`)
  }
  return lines.map(line => line.replace(/,$/, ''))
}

test('the types of rows fit the schema; write them anew with: vitest run --project api platform/db/tables --update=all', async () => {
  const columns = await readColumns()
  for (const { file, name, has } of halves) {
    const source = sourceOf(
      name,
      columns.filter(column => has(column.table_name)),
    )
    await expect(source).toMatchFileSnapshot(file)
  }
})
