import { sql, type Sql } from '#platform/db'

interface Explained {
  many<Row>(statement: Sql): Promise<Row[]>
}

type Method = 'seqscan' | 'sort' | 'bitmapscan'

interface Setting {
  value: string
}

/** Takes methods from the planner until the transaction ends. */
async function refuseMethods(db: Explained, methods: readonly Method[]): Promise<void> {
  for (const method of methods) {
    await db.many(sql`select set_config(${`enable_${method}`}, 'off', true)`)
    const [setting] = await db.many<Setting>(sql`select current_setting(${`enable_${method}`}) as value`)
    if (setting?.value !== 'off') throw new Error(`the plan was not read in a transaction: ${method} is ${setting?.value}`)
  }
}

/**
 * The plan of a statement without the methods that the planner prefers for small tables, whatever other tests have left in them. Needs the
 * handle of a transaction, because the settings end with it: without one they would end before the statement.
 */
export async function explainWithout(db: Explained, methods: readonly Method[], statement: Sql): Promise<string> {
  await refuseMethods(db, methods)
  const lines = await db.many<{ 'QUERY PLAN': string }>(sql`explain ${statement}`)
  return lines.map(line => line['QUERY PLAN']).join('\n')
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The reads of a statement that look at every row of a table, though the planner may not read tables from their beginning. */
export async function fullReads(db: Explained, statement: Sql): Promise<string[]> {
  await refuseMethods(db, ['seqscan'])
  const [row] = await db.many<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(sql`explain (format json) ${statement}`)
  return (row?.['QUERY PLAN'] ?? [])
    .flatMap(({ Plan }) => nodesOf(Plan))
    .filter(node => node['Relation Name'] !== undefined && !node['Index Cond'] && !node['Recheck Cond'])
    .map(node => `${node['Node Type']} of ${node['Relation Name']}`)
}
