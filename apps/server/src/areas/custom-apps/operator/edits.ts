import { logoFault, parseStoreUrl, unreadyParts, type AppStore } from '@allenio/domain/custom-apps'
import { intervene } from '#areas/dash'
import { seal } from '#platform/auth'
import { useConfig } from '#platform/config'
import { jsonText, sql, type SystemDb } from '#platform/db'
import { AppError, wrongField, type FieldFault } from '#platform/errors'
import type { PersonCall } from '#platform/http'
import { enqueueIn } from '#platform/jobs'
import { saveFields } from '../fields.ts'
import { tellOfApp, type AppNews } from '../news.ts'
import { presentLogo } from '../present.ts'
import { moveApp, type AppChanges, type MovedApp } from './moves.ts'
import { refreshAppScreens } from './open-screens.ts'
import { lockApp, readApp, type OperatorAppData } from './queries.ts'

interface ReadRevision {
  id: string
  /** The revision that the operator saw. */
  revision: number
}

/** Keeps what the operator has changed of an app, and moves it. What somebody else changed meanwhile is not overwritten. */
export async function updateApp(call: PersonCall, { id, revision }: ReadRevision, changes: AppChanges): Promise<void> {
  const { db, actor } = call
  const before = await lockApp(db, id)
  if (before.revision !== revision) throw new AppError('changed meanwhile')
  const moved = moveApp(before, changes)
  await saveFields(db, actor, { before, changes })
  await saveStoreFields(db, before, changes)
  await saveMove(db, before, moved)
  if (moved.state === 'active') refuseUnready(await readApp(db, id))
  for (const news of newsOf(moved, changes)) await enqueueIn(db, before.workspace_id, tellOfApp, news)
  const { reason } = changes
  await refreshAppScreens(db, { workspaceId: before.workspace_id, states: [before.state, moved.state] })
  await intervene(call, { action: moved.action, workspaceId: before.workspace_id, subjectId: id, ...(reason !== undefined && { reason }) })
}

function newsOf({ event, activationDate }: MovedApp, { step }: AppChanges): AppNews[] {
  return [
    ...(event ? [{ event, day: activationDate ?? '' } as const] : []),
    // a step that is taken back to its beginning is no news
    ...(step?.turn ? [{ event: 'step', step: step.step, turn: step.turn, note: step.note } as const] : []),
  ]
}

async function saveStoreFields(db: SystemDb, before: OperatorAppData, changes: AppChanges): Promise<void> {
  const { minAppVersion, pushAppId, pushKey, installments, payment } = changes
  const iosUrl = storeUrl('ios', changes.iosUrl)
  const androidUrl = storeUrl('android', changes.androidUrl)
  if (pushAppId) await refuseTakenPushApp(db, before.id, pushAppId)
  if ((payment !== undefined || installments !== undefined) && before.requested_at !== null) throw new AppError('app state differs')
  const sealedKey = pushKey && seal(useConfig().secretKey, pushKey)
  await db.run(sql`
    update custom_apps set min_app_version = ${changed(minAppVersion, before.min_app_version)},
      push_app_id = ${changed(pushAppId, before.push_app_id)}, ios_url = ${changed(iosUrl, before.ios_url)},
      android_url = ${changed(androidUrl, before.android_url)}, installments = ${changed(installments, before.installments)}::integer,
      payment_status = ${changed(payment, before.payment_status)},
      sealed_push_key = case when ${pushKey !== undefined}::boolean then ${sealedKey ?? null} else sealed_push_key end
    where id = ${before.id}`)
}

/** A value that was not sent stays; null clears it. */
const changed = <Value>(value: Value | undefined, before: Value): Value => (value === undefined ? before : value)

/** Undefined leaves the address as it is; null and an empty text clear it. */
function storeUrl(store: AppStore, text: string | null | undefined): string | null | undefined {
  if (!text) return text === undefined ? undefined : null
  const url = parseStoreUrl(store, text)
  if (url === undefined) throw wrongField(`${store}Url`, 'store address wrong')
  return url
}

async function refuseTakenPushApp(db: SystemDb, id: string, pushAppId: string): Promise<void> {
  const other = await db.maybeOne(sql`select id from custom_apps where push_app_id = ${pushAppId} and id <> ${id}`)
  if (other || pushAppId === useConfig().oneSignal?.appId) throw wrongField('pushAppId', 'push app taken')
}

const saveMove = (db: SystemDb, { id }: OperatorAppData, { state, activationDate, steps, isLaunched }: MovedApp) =>
  db.run(sql`
  update custom_apps set state = ${state}, activation_date = ${activationDate}::date, steps = ${jsonText(steps)}::jsonb,
    launched_at = case when ${isLaunched !== undefined}::boolean
      then case when ${isLaunched ?? false}::boolean then coalesce(launched_at, now()) end else launched_at end
  where id = ${id}`)

/** An active app has all that the stores want of its look, also after a later change. */
function refuseUnready(app: OperatorAppData): void {
  const facts = { name: app.name, mainColor: app.main_color, logo: presentLogo(app, () => '') }
  const fault = facts.logo && logoFault(facts.logo)
  if (fault) throw wrongField('logo', fault)
  const parts = unreadyParts(facts)
  if (parts.length === 0) return
  const fields: Record<string, FieldFault> = Object.fromEntries(parts.map(part => [part, { code: 'app field missing' }]))
  throw new AppError('app not ready', { fields })
}
