import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { createSuperAdmin, resetPasswordByHand } from '#areas/account'
import { exportBilling, grantPlanByHand, setUpPrices } from '#areas/payments'
import { parseOffer, retireOffer, setOffer } from '#areas/services'
import {
  addCourse,
  addCourseFile,
  addSchoolUser,
  createSchool,
  listSchools,
  removeCourse,
  removeCourseFile,
  removeSchool,
  removeSchoolUser,
  setSchoolPassword,
} from '#areas/training-school'
import { newToken } from '#platform/auth'
import { backup, checkArchive, restore } from '#platform/backup'
import type { InstalledConfig } from '#platform/config'
import { migrate, openDatabase, readMigrations, type Database, type PrepareOptions, type SystemDb } from '#platform/db'
import { openSpace, type Space } from '#platform/disk'
import { cleanStoredRecordings, startFiles, storedFiles } from '#platform/files'
import { backupName } from '#platform/health'
import { noteSuccess } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { requirePayments, setUpWebhooks, startPayments } from '#platform/payments'
import { joinDatabasePlace, joinUnmigratedDatabase, type DatabasePlace } from './database-place.ts'
import { migrationsFolder } from './places.ts'
import { usage } from './usage.ts'

export interface CommandContext {
  config: InstalledConfig
  args: readonly string[]
  /** Writes the command's result to standard output. */
  say: (line: string) => void
  /** Writes the command's progress to standard error. */
  warn: (line: string) => void
  resolve: (path: string) => string
}

type Command = (context: CommandContext) => Promise<void>

export const commands: Record<string, Command> = {
  'create-super-admin': async context => {
    const [email, firstName, lastName, password] = context.args
    if (!email || !firstName || !lastName) throw new Error('Say the e-mail, the first and the last name.')
    const superAdmin = await inSystem(context, db => createSuperAdmin(db, { email, firstName, lastName, ...(password && { password }) }))
    context.say(
      superAdmin.password
        ? `Super admin ${email}, password ${superAdmin.password}`
        : `${email} is a super admin now and keeps the password.`,
    )
  },
  'reset-password': async context => {
    const [email, password] = context.args
    if (!email) throw new Error('Say the e-mail.')
    const newPassword = await inSystem(context, db => resetPasswordByHand(db, email, password))
    if (!newPassword) throw new Error(`Nobody has the address ${email}.`)
    context.say(`The password of ${email} is ${newPassword}; every session was ended.`)
  },
  migrate: async context => {
    const mayBreakNodes = context.args[0] === 'anyway'
    await inPlace(context, async place => context.say(`The database is at migration ${place.prepared.migration}.`), { mayBreakNodes })
  },
  'clean-recordings': async context => {
    await inPlace(context, async place => {
      const database = await openFiles(context, place.prepared)
      try {
        const { cleaned, unreadable } = await cleanStoredRecordings(database)
        for (const id of unreadable) context.warn(`The file ${id} cannot be followed, and stays as it is.`)
        context.say(`${cleaned} videos and voice notes were cleaned.`)
      } finally {
        await database.close()
      }
    })
  },
  'payments-setup': async context => {
    const { config, args, say } = context
    const { stripe, publicUrl } = config
    if (!stripe) throw new Error('Set STRIPE_SECRET_KEY first.')
    if (!publicUrl) throw new Error('Set PUBLIC_URL first: Stripe has to reach this installation.')
    const replaces = args[0] === 'replace'
    const endpoints = await setUpWebhooks(stripe, {
      baseUrl: publicUrl,
      replaces,
      log: makeLog('warn', line => void process.stderr.write(line)),
    })
    for (const { route, url, secret } of endpoints) {
      const name = route === 'account' ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_CONNECT_WEBHOOK_SECRET'
      say(
        secret
          ? `${name}=${secret}`
          : `${url} exists, and Stripe tells its secret only once: keep your ${name}, or run payments-setup replace.`,
      )
    }
    const count = await inDatabase(context, async database => {
      await startPayments({ config, database, log: makeLog('warn', context.warn) })
      return setUpPrices(database, requirePayments())
    })
    say(`Stripe has the ${count} prices of the plans.`)
  },
  'grant-plan': async context => {
    const [email, places, name, until = null] = context.args
    if (!email || !places || !name) throw new Error('Say the e-mail, the places (or unlimited) and the name of the plan.')
    const count = places === 'unlimited' ? null : Number(places)
    if (count !== null && !(Number.isInteger(count) && count > 0)) throw new Error('The places are a whole number, or unlimited.')
    if (until !== null && !/^\d{4}-\d{2}-\d{2}$/.test(until)) throw new Error('Say the last day as in 2027-12-31.')
    const { business, isConfirmed } = await inDatabase(context, database =>
      grantPlanByHand(database, { email, places: count, name, until }),
    )
    context.say(`${business} has the plan ${name} now.`)
    if (!isConfirmed) context.warn(`The address ${email} is not confirmed yet: make sure that it belongs to the business that you mean.`)
  },
  'billing-export': async context => {
    context.say(await inDatabase(context, database => exportBilling(database, context.args[0] ?? '')))
  },
  'set-service': async context => {
    const offer = parseOffer(context.args)
    await inSystem(context, db => setOffer(db, offer))
    context.say(`${offer.name.en} (${offer.code}) is offered for ${(offer.price / 100).toFixed(2)} euros without VAT, ${offer.billing}.`)
  },
  'retire-service': async context => {
    const [code = ''] = requireArguments(context.args, ['code'])
    if (!(await inSystem(context, db => retireOffer(db, code)))) throw new Error(`No service has the code ${code}.`)
    context.say(`${code} is offered no more.`)
  },
  'database-url': async context => {
    await inPlace(context, async place => context.say(place.prepared.owner))
  },
  backup: async context => {
    const target = fileArgument(context)
    const place = await joinUnmigratedDatabase(context.config, context.warn)
    await withFiles(context, place, async run => {
      const spaces = new Map<string, Space>()
      const gateOf = (folder: string) => {
        const space = spaces.get(folder) ?? openSpace({ folder, reserve: context.config.diskReserve, log: makeLog('silent') })
        spaces.set(folder, space)
        return space.gate()
      }
      const report = await backup({ ownerUrl: place.prepared.owner, files: storedFiles(), target, gateOf })
      await run(db => noteSuccess(db, backupName))
      for (const key of report.missing) context.warn(`A file is named in the database and not in the store: ${key}`)
      context.say(`${target}: ${report.tables} tables, ${report.rows} rows, ${report.files} files`)
    })
  },
  restore: async context => {
    const source = fileArgument(context)
    await checkArchive(source, await readMigrations(migrationsFolder))
    const place = await joinUnmigratedDatabase(context.config, context.warn)
    try {
      const { owner: ownerUrl, roles } = place.prepared
      const to = { ownerUrl, roles, folder: migrationsFolder }
      await openFiles(context, place.prepared)
      const report = await restore({
        ownerUrl,
        source,
        files: storedFiles(),
        migrateTo: async upTo => void (await migrate({ ...to, upTo })),
        migrateOn: async () => void (await migrate(to)),
      })
      context.say(`Restored ${report.tables} tables, ${report.rows} rows, ${report.files} files`)
    } finally {
      await place.leave()
    }
  },
  school: async context => {
    const [verb = '', ...args] = context.args
    const act = Object.hasOwn(schoolCommands, verb) ? schoolCommands[verb] : undefined
    if (!act) throw new Error(usage)
    const place = await joinDatabasePlace(context.config, context.warn)
    await withFiles(context, place, async run => context.say(await run(db => act(db, args))))
  },
}

const requireArguments = (args: readonly string[], names: readonly string[]): string[] => {
  const missingNames = names.filter((_, index) => !args[index])
  if (missingNames.length) throw new Error(`Say the ${missingNames.join(', the ')}.`)
  return names.map((_, index) => String(args[index]))
}

const schoolCommands: Record<string, (db: SystemDb, args: readonly string[]) => Promise<string>> = {
  list: async db => JSON.stringify(await listSchools(db), null, 2),
  create: async (db, args) => {
    const [name = ''] = requireArguments(args, ['name'])
    return `School ${await createSchool(db, { name, description: args[1] ?? '' })}`
  },
  remove: async (db, args) => removalMessage(await removeSchool(db, requireArguments(args, ['school id'])[0] ?? '')),
  'add-user': async (db, args) => {
    const [schoolId = '', email = '', name = ''] = requireArguments(args, ['school id', 'e-mail', 'name'])
    const password = args[3] ?? newToken().slice(0, 20)
    await addSchoolUser(db, { schoolId, email, name, password })
    return `School user ${email}, password ${password}`
  },
  'set-password': async (db, args) => {
    const [email = ''] = requireArguments(args, ['e-mail'])
    const password = args[1] ?? newToken().slice(0, 20)
    if (!(await setSchoolPassword(db, email, password))) throw new Error(`No school has a user ${email}.`)
    return `The password of ${email} is ${password}`
  },
  'remove-user': async (db, args) => removalMessage(await removeSchoolUser(db, requireArguments(args, ['e-mail'])[0] ?? '')),
  'add-course': async (db, args) => {
    const [schoolId = '', title = '', text = ''] = requireArguments(args, ['school id', 'title', 'text'])
    return `Course ${await addCourse(db, { schoolId, title, text })}`
  },
  'remove-course': async (db, args) => removalMessage(await removeCourse(db, requireArguments(args, ['course id'])[0] ?? '')),
  'add-file': async (db, args) => {
    const [courseId = '', path = ''] = requireArguments(args, ['course id', 'path'])
    const file = { courseId, name: basename(path), mimeType: args[2] ?? 'application/octet-stream', body: createReadStream(path) }
    return `File ${await addCourseFile(db, file)}`
  },
  'remove-file': async (db, args) => removalMessage(await removeCourseFile(db, requireArguments(args, ['file id'])[0] ?? '')),
}

function removalMessage(isRemoved: boolean): string {
  if (!isRemoved) throw new Error('There is no such thing.')
  return 'Removed.'
}

function fileArgument({ args, resolve }: CommandContext): string {
  if (!args[0]) throw new Error('Say the file.')
  return resolve(args[0])
}

async function inPlace<T>(
  { config, warn }: CommandContext,
  work: (place: DatabasePlace) => Promise<T>,
  migrating: Pick<PrepareOptions, 'mayBreakNodes'> = {},
): Promise<T> {
  const place = await joinDatabasePlace(config, warn, migrating)
  try {
    return await work(place)
  } finally {
    await place.leave()
  }
}

type Run = <T>(work: (db: SystemDb) => Promise<T>) => Promise<T>

/** Works with the files of a place, and leaves it. */
async function withFiles(context: CommandContext, place: DatabasePlace, work: (run: Run) => Promise<void>): Promise<void> {
  try {
    const database = await openFiles(context, place.prepared)
    try {
      await work(act => database.withSystem('write', act))
    } finally {
      await database.close()
    }
  } finally {
    await place.leave()
  }
}

async function openFiles({ warn }: CommandContext, urls: DatabasePlace['prepared']) {
  const database = openDatabase({ urls, poolSize: 2, log: warn })
  await startFiles({ database, log: makeLog('warn', warn) })
  return database
}

const inDatabase = <T>(context: CommandContext, work: (database: Database) => Promise<T>): Promise<T> =>
  inPlace(context, async place => {
    const database = openDatabase({ urls: place.prepared, poolSize: 2, log: context.warn })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  })

const inSystem = <T>(context: CommandContext, work: (db: SystemDb) => Promise<T>): Promise<T> =>
  inDatabase(context, database => database.withSystem('write', work))
