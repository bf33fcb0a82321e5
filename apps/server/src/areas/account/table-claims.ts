import { sql, type Db } from '#platform/db'
import { unexportedTables } from '#platform/tables'
import { erasers } from './erasure.ts'
import { exporters } from './exporters.ts'

interface NamedTable {
  name: string
}

/** Faults in the areas' declarations about tables; a table that no area declares would be missing from people's copies. */
export async function findTableFaults(db: Db): Promise<string[]> {
  const rows = await db.many<NamedTable>(sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations' order by 1`)
  const reasons = unexportedTables.gathered().flatMap(tables => Object.entries(tables))
  const claimedTables = new Set([...exporters.gathered(), ...erasers.gathered()].flatMap(({ tables }) => tables))
  const declaredTables = new Set([...claimedTables, ...reasons.map(([table]) => table)])
  const existingTables = new Set(rows.map(({ name }) => name))
  return [
    ...[...existingTables]
      .filter(table => !declaredTables.has(table))
      .map(
        table =>
          `The table '${table}' is neither exported, nor erased, nor left out: ` +
          `name it in the \`tables\` of its area's export.ts or erase.ts, ` +
          'or contribute it to unexportedTables with the reason. If one of them names it, add its area to areas.ts.',
      ),
    ...[...declaredTables]
      .filter(table => !existingTables.has(table))
      .map(table => `The table '${table}' does not exist: an area's exporter, eraser or unexportedTables names it.`),
    ...reasons.filter(([, reason]) => !reason.trim()).map(([table]) => `The table '${table}' is left out without a reason: write it down.`),
  ]
}
