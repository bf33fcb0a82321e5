import { sql, type Db } from '#platform/db'
import { unexportedTables } from '#platform/tables'
import { erasers } from './deletion/erasure.ts'
import { exporters } from './exports/exporters.ts'

interface NamedTable {
  name: string
}

export interface TableFindings {
  /** Tables that no area names: a newer version, or the operator, has made them. They would be missing from people's copies. */
  unknownTables: readonly string[]
  /** The faults of the areas' declarations. */
  faults: readonly string[]
}

/** Compares the tables of the database with the areas' declarations about them. */
export async function findTableFaults(db: Db): Promise<TableFindings> {
  const rows = await db.many<NamedTable>(sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations' order by 1`)
  const reasons = unexportedTables.gathered().flatMap(tables => Object.entries(tables))
  const claimedTables = new Set([...exporters.gathered(), ...erasers.gathered()].flatMap(({ tables }) => tables))
  const declaredTables = new Set([...claimedTables, ...reasons.map(([table]) => table)])
  const existingTables = new Set(rows.map(({ name }) => name))
  const unknownTables = [...existingTables].filter(table => !declaredTables.has(table))
  const faults = [
    ...[...declaredTables]
      .filter(table => !existingTables.has(table))
      .map(table => `The table '${table}' does not exist: an area's exporter, eraser or unexportedTables names it.`),
    ...reasons.filter(([, reason]) => !reason.trim()).map(([table]) => `The table '${table}' is left out without a reason: write it down.`),
  ]
  return { unknownTables, faults }
}
