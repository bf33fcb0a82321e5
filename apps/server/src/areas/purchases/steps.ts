import { sql, type WorkspaceDb } from '#platform/db'

/** Answers true to the one transaction that takes a step of a sale. If it rolls back, the step is free again. */
export const takeStep = async (db: WorkspaceDb, saleId: string, step: string): Promise<boolean> =>
  (await db.run(sql`insert into sale_steps (sale_id, step) values (${saleId}, ${step}) on conflict do nothing`)) > 0

export const hasTaken = async (db: WorkspaceDb, saleId: string, step: string): Promise<boolean> =>
  (await db.maybeOne(sql`select from sale_steps where sale_id = ${saleId} and step = ${step}`)) !== undefined

/** The steps of sales, payments and refunds that are erased. */
export const eraseSteps = (db: WorkspaceDb, ids: readonly string[]): Promise<number> =>
  db.run(sql`delete from sale_steps where sale_id = any(${[...ids]}::uuid[])`)
