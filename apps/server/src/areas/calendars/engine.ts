import type { Database } from '#platform/db'

let installed: Database | undefined

export const installCalendars = (database: Database): void => {
  installed = database
}

/** The database for the steps of a call that asks Google outside of any transaction. */
export function calendarDatabase(): Database {
  if (!installed) throw new Error('a linked calendar is asked before the engine was started')
  return installed
}
