import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { findTableFaults } from '#areas/account'
import { installationFacts, installBuild } from '#areas/auth'
import { mountCalendars } from '#areas/calendars'
import { landingRoutes } from '#areas/landing'
import { mountUnsubscription } from '#areas/notifications'
import { openStorefronts, planPages, type OpenStorefronts } from '#areas/storefront'
import { openSessions, type Sessions } from '#platform/auth'
import type { InstalledConfig } from '#platform/config'
import { gatherContributions } from '#platform/contributions'
import { openDatabase, type Database, type PreparedDatabase } from '#platform/db'
import type { ReadDisk } from '#platform/disk'
import { documentJobs } from '#platform/documents'
import { filesJobs, mountFiles, startFiles, takeFile, useFiles } from '#platform/files'
import { mountGoogle, startGoogle } from '#platform/google'
import { mountHealth } from '#platform/health'
import { httpJobs, makeServer, type CallChange, type HeaderConfig } from '#platform/http'
import { openJobs, type AnyJob } from '#platform/jobs'
import { loadLibraries } from '#platform/library'
import type { Log } from '#platform/log'
import { mailJobs, mountOutbox } from '#platform/mail'
import { notifyJobs } from '#platform/notify'
import { mountReference, openApiDocument } from '#platform/openapi'
import { mountPayments, paymentJobs, startPayments } from '#platform/payments'
import { arePdfsFailing } from '#platform/pdf'
import { pushJobs, startPush } from '#platform/push'
import { startChanges, startRealtime } from '#platform/realtime'
import { builtFile, mountPages, mountWeb } from '#platform/web'
import { areas } from './areas.ts'
import { libraryFolder, webFolder } from './places.ts'

export interface House {
  server: FastifyInstance
  database: Database
  sessions: Sessions
  /** Begins the work in the background; the caller does so last, because a job may call the server. */
  startJobs(): Promise<void>
  close(): Promise<void>
}

export interface HouseOptions {
  config: InstalledConfig
  prepared: PreparedDatabase
  log: Log
  isStopping?: () => boolean
  /** Hears what is being started, for the reason of a start that stands still. */
  onStep?: (step: string) => void
  /** Given by tests that want a full disk. */
  readDisk?: ReadDisk
  /** Given by tests that want to know what each write tells open screens. */
  onChange?: (change: CallChange) => void
}

/** Everything that engines and areas do in the background. */
export const houseJobs: readonly AnyJob[] = [
  ...httpJobs,
  ...mailJobs,
  ...pushJobs,
  ...notifyJobs,
  ...paymentJobs,
  ...filesJobs,
  ...documentJobs,
  ...areas.flatMap(({ jobs }) => jobs),
]

/** Composes engines and areas into one running server; the caller decides where it listens and what is printed. */
export async function openHouse(options: HouseOptions): Promise<House> {
  const { config, prepared, log, readDisk, onChange, isStopping = () => false, onStep = () => undefined } = options
  gatherContributions(areas)
  const database = openDatabase({
    urls: prepared,
    poolSize: config.database.poolSize,
    log: (message, details) => log.warn(message, details as Record<string, string>), // all details are sentences
  })
  onStep('reading the tables')
  const { unknownMigrations } = prepared
  const isDatabaseNewer = unknownMigrations.length > 0
  const unknownTables = await checkTables(database)
  if (isDatabaseNewer || unknownTables.length) {
    log.warn('what this version does not know in the database is left alone', {
      migrations: unknownMigrations.join(', '),
      tables: unknownTables.join(', '),
    })
  }
  onStep('loading the libraries')
  // an older version would write its own library over the newer one's
  if (!isDatabaseNewer) await loadLibraries(database, libraryFolder)
  onStep('opening sessions, files and notifications')
  const sessions = await openSessions(database, { isGuardNeeded: config.mode === 'production' })
  await startFiles({ database, log, readDisk })
  await startPush({ database, log })
  const providerJobs = await startPayments({ config, database, log })
  await startGoogle({ config, database })
  onStep('opening the queue of jobs')
  const jobs = await openJobs({
    database,
    urls: prepared,
    jobs: [...houseJobs, ...providerJobs],
    log,
    keepsOtherSchedules: isDatabaseNewer,
  })
  const changes = startChanges({ database, log, endpoints: areas.flatMap(({ endpoints }) => endpoints) })
  onStep('opening the storefronts')
  const storefronts = await openStorefronts({ database, log, publicUrl: config.baseUrl, fontUrl: fontUrl() })
  const server = makeServer({
    areas,
    database,
    log,
    publicUrl: config.publicUrl,
    servesApi: config.services.includes('api'),
    isStopping,
    trustProxy: config.trustProxy,
    requestLimit: config.requestLimit,
    sessions,
    takeFile,
    publishChange: change => {
      onChange?.(change)
      changes.publish(change)
      storefronts.hearChange(change)
    },
  })
  onStep('mounting the routes')
  mountFiles(server, { database })
  mountHealth(server, {
    database,
    space: useFiles().space,
    partialFaults: () => ({ isStoreAway: useFiles().isStoreAway(), arePdfsFailing: arePdfsFailing() }),
    metricsToken: config.metricsToken,
    isStopping,
  })
  if (config.mode === 'local') mountOutbox(server, database)
  await mountPayments(server, { config, database })
  await mountGoogle(server, { config, database })
  await mountCalendars(server, { database, log })
  await mountUnsubscription(server, database)
  await mountEverythingSeen(server, { config, database, storefronts })
  onStep('joining the other nodes')
  const realtime = await startRealtime({ httpServer: server.server, authenticate: sessions.authenticate, sessions, database, log })
  await server.ready()
  return {
    server,
    database,
    sessions,
    startJobs: () => jobs.startWorkers(),
    async close() {
      changes.stop()
      await storefronts.stop()
      await realtime.stop()
      await closeGently(server)
      await jobs.stop()
      await sessions.close()
      await database.close()
    },
  }
}

/** Refuses declarations of areas that do not fit the tables. Answers the tables that no area names. */
async function checkTables(database: Database): Promise<readonly string[]> {
  const { unknownTables, faults } = await database.withSystem('read', findTableFaults)
  if (!faults.length) return unknownTables
  await database.close()
  throw new Error(faults.join('\n'))
}

/** Mounts all that a browser opens: the public pages, the app, the API reference. */
async function mountEverythingSeen(
  server: FastifyInstance,
  { config, database, storefronts }: { config: InstalledConfig; database: Database; storefronts: OpenStorefronts },
): Promise<void> {
  const headers: HeaderConfig = {
    publicUrl: config.publicUrl,
    thirdParty: { ...config.thirdParty, oneSignalAppId: config.oneSignal?.appId },
    isProduction: config.mode === 'production',
  }
  const { brand, supportEmail, operatorName } = config
  mountReference(
    server,
    () =>
      openApiDocument(
        areas.flatMap(area => area.endpoints.map(endpoint => ({ area: area.name, endpoint }))),
        '1',
      ),
    headers,
  )
  mountPages(
    server,
    landingRoutes({
      brand,
      variant: config.variant,
      publicUrl: config.baseUrl,
      isRegistrationOpen: config.isCoachRegistrationOpen,
      hasPlans: config.hasPlans,
      operator: { name: operatorName ?? '', supportEmail: supportEmail ?? '' },
      fontUrl: fontUrl(),
    }),
    headers,
  )
  mountPages(server, storefronts.pages, headers)
  storefronts.mountFiles(server)
  const orderScript = { scriptUrl: builtFile(webFolder, 'src/order-page/main.ts') }
  mountPages(server, planPages({ brand, publicUrl: config.baseUrl, fontUrl: fontUrl(), ...orderScript }, database), headers)
  if (!existsSync(join(webFolder, 'build.json'))) return
  installBuild(buildOf(webFolder))
  await mountWeb(server, { folder: webFolder, brand, headers, facts: installationFacts() })
}

/** The one font file of the public pages. */
const fontUrl = () => builtFile(webFolder, '/inter-latin-opsz-normal.woff2')

/** Which build the browsers should be running. */
const buildOf = (folder: string): string =>
  String((JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as { build: string }).build) // written by our own build

/** Lets running answers finish; a browser's kept connection would otherwise hold the stop for a minute. */
async function closeGently(server: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => server.server.closeIdleConnections(), 100)
  try {
    await server.close()
  } finally {
    clearInterval(sweep)
  }
}
