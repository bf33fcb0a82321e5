import type { CustomAppPayment } from '@allenio/contract/custom-apps'
import { firstSteps, nextAppState } from '@allenio/domain/custom-apps'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'

interface AppPayment {
  status: CustomAppPayment
  installments: number | null
}

/** Notes how far the request is paid. The first payment of a draft puts the app in progress. */
export async function noteAppPayment(db: WorkspaceDb, { status, installments }: AppPayment): Promise<void> {
  const app = await db.maybeOne<Row<'custom_apps', 'state' | 'steps'>>(sql`select state, steps from custom_apps for update`)
  if (!app) return
  const state = (status === 'paid' && nextAppState(app.state, 'pay')) || app.state
  const steps = state === app.state ? app.steps : firstSteps
  await db.run(sql`
    update custom_apps set payment_status = ${status}, installments = ${installments}::integer, state = ${state},
      steps = ${jsonText(steps)}::jsonb, revision = revision + 1, updated_at = now()`)
}
