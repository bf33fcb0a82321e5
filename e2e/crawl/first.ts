export function first<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows
  if (!row) throw new Error(`the demo data has no ${what}`)
  return row
}
