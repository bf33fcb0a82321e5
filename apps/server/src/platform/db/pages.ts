import { limitTo } from './planner.ts'
import type { Sql } from './sql.ts'

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
