import type { FastifyInstance } from 'fastify'
import { openSessions, type Sessions } from '#platform/auth'
import type { InstalledConfig } from '#platform/config'
import { openDatabase, type Database, type PreparedDatabase } from '#platform/db'
import { makeServer } from '#platform/http'
import type { Log } from '#platform/log'
import { areas } from './areas.ts'

export interface House {
  server: FastifyInstance
  database: Database
  sessions: Sessions
  close(): Promise<void>
}

export interface HouseOptions {
  config: InstalledConfig
  prepared: PreparedDatabase
  log: Log
}

/** Composes engines and areas into one running whole; what listens and what is printed is the caller's matter. */
export async function openHouse({ config, prepared, log }: HouseOptions): Promise<House> {
  const database = openDatabase({
    urls: prepared,
    poolSize: config.database.poolSize,
    log: (message, details) => log.warn(message, details as Record<string, string>),
  })
  const sessions = await openSessions(database)
  const server = makeServer({
    areas,
    database,
    log,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    requestLimit: config.requestLimit,
    authenticate: (token, workspaceId) => sessions.authenticate(token, workspaceId),
    takeFile: async () => { throw new Error('no files engine') },
  })
  return {
    server,
    database,
    sessions,
    async close() {
      await server.close()
      await sessions.close()
      await database.close()
    },
  }
}
