import type { QueryResult } from 'pg'
import type { Sql } from './sql.ts'

declare const workspaceBrand: unique symbol
declare const systemBrand: unique symbol

/** Runs statements. Callbacks of `afterCommit` run only after a successful commit. */
export interface Db {
  one<Row>(statement: Sql): Promise<Row>
  maybeOne<Row>(statement: Sql): Promise<Row | undefined>
  many<Row>(statement: Sql): Promise<Row[]>
  /** Returns the number of rows that it changed. */
  run(statement: Sql): Promise<number>
  afterCommit(effect: () => unknown): void
}

/** Sees one workspace's rows and no others: the database itself refuses the rest. */
export interface WorkspaceDb extends Db {
  readonly workspaceId: string
  readonly [workspaceBrand]: true
}

/** For code that belongs to no workspace: login, a person's own account, sweeps. Only listed files may import it. */
export interface SystemDb extends Db {
  readonly [systemBrand]: true
}

/** The row of `select count(*) as count`. */
export interface Count {
  count: number
}

/** The row of `select count(*) as total`. */
export interface Total {
  total: number
}

export class MissingRow extends Error {}

export interface Query {
  text: string
  values: unknown[]
  isBulk?: boolean
}

/**
 * Sends one statement. The first one opens the connection, so that a handler without statements needs none. Statements that
 * are issued together are sent together, and run one after the other.
 */
export type Send = (query: Query) => Promise<QueryResult>

export function makeHandle(send: Send, effects: (() => unknown)[]): Db {
  const query = ({ values, ...statement }: Sql) => send({ ...statement, values: [...values] })
  const many = async <Row>(statement: Sql) => (await query(statement)).rows as Row[] // the border to the driver
  const maybeOne = async <Row>(statement: Sql) => (await many<Row>(statement))[0]
  return {
    many,
    maybeOne,
    async one<Row>(statement: Sql) {
      const row = await maybeOne<Row>(statement)
      if (row === undefined) throw new MissingRow('a row that must exist does not')
      return row
    },
    run: async statement => (await query(statement)).rowCount ?? 0,
    afterCommit: effect => void effects.push(effect),
  }
}
