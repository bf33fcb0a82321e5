import type { CustomAppPayment } from '@allenio/contract/custom-apps'
import { firstSteps } from '@allenio/domain/custom-apps'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'

interface AppPayment {
  status: CustomAppPayment
  installments: number | null
}

/** Notes how far the request is paid. The first payment of a draft puts the app in progress; nothing ever makes it a draft again. */
export const noteAppPayment = (db: WorkspaceDb, { status, installments }: AppPayment) =>
  db.run(sql`
  update custom_apps set payment_status = ${status}, installments = ${installments}::integer, updated_at = now(),
    state = case when ${status === 'paid'}::boolean and state = 'draft' then 'in progress' else state end,
    steps = case when ${status === 'paid'}::boolean and state = 'draft' then ${jsonText(firstSteps)}::jsonb else steps end`)
