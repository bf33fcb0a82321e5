import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'

/** The database's tables by name; each area adds its own in its tables.ts by declaration merging. */
// oxlint-disable-next-line no-empty-interface -- filled by the areas
export interface Tables {}

/** Composes statements whose parts depend on the asker's filters; the handle of the transaction runs them. */
export const compose = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
