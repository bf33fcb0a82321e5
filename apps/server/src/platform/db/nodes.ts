import type pg from 'pg'

/**
 * Each node listens for messages all the time, on a connection whose name holds the newest migration that its version knows. Everybody
 * may see such names, they end with the connection, and a version from before they had numbers counts as older than any.
 */
export const nodeName = (channel: string, migration: number | undefined): string => `allenio listen ${channel} ${migration ?? ''}`.trim()

const ofNodes = '^allenio listen '

/** Refuses a migration that running nodes cannot live with. */
export async function refuseBesideOlderNodes(
  client: pg.Client,
  { number, name, breaks }: { number: number; name: string; breaks: string | undefined },
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity where datname = current_database() and application_name ~ $1`,
    [ofNodes],
  )
  const olderNodes = rows.filter(row => Number(/ (\d+)$/.exec(row.name)?.[1] ?? 0) < number)
  if (!olderNodes.length) return
  throw new Error(
    `Migration ${name} breaks older versions (${breaks}), and a node of an older version is running. ` +
      'Stop the older nodes and start again, or run: npm run admin -- migrate anyway',
  )
}
