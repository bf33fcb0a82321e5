import { Readable } from 'node:stream'
import { appFileMaxBytes, type CustomAppSteps } from '@allenio/contract/custom-apps'
import { newId } from '@allenio/domain/ids'
import { drawDemoLogo } from '#areas/business'
import { jsonText, sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import type { ClaimFiles } from '#platform/demo'
import { bringFile, claimUpload, sealUpload, type KeptFile } from '#platform/files'
import { noteAppPayment } from './payment.ts'
import { lockDraft } from './queries.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const steps = (): CustomAppSteps => ({
  documents: { turn: 'operator', doneAt: daysAgo(9) },
  'duns number': { turn: 'business', doneAt: daysAgo(4) },
  'apple account': {
    turn: 'business',
    doneAt: null,
    note: 'Accetta l’invito di Apple che hai ricevuto per e-mail: scade tra pochi giorni.',
  },
  'google account': { turn: 'business', doneAt: daysAgo(3) },
  build: { turn: 'operator', doneAt: null },
})

/** The demo's business has paid for its app, which is under way. */
export async function fillDemoApp(db: WorkspaceDb): Promise<ClaimFiles> {
  const draft = await lockDraft(db)
  await db.run(sql`
    update custom_apps set name = 'Marchetti', main_color = '#1F3B4D', postal_code = '40125', recipient_code = 'M5UXCR1',
      requested_at = ${daysAgo(12)}`)
  await noteAppPayment(db, { status: 'paid', installments: 6 })
  await db.run(sql`update custom_apps set steps = ${jsonText(steps())}::jsonb`)
  const { person_id: personId } = await db.one<NotNull<Row<'memberships', 'person_id'>>>(sql`
    select person_id from memberships where role = 'admin' order by created_at limit 1`)
  const logoClaim = { personId, accept: ['image/*'], maxBytes: appFileMaxBytes }
  const bring = (file: Pick<KeptFile, 'name' | 'mimeType'>, bytes: Buffer) =>
    bringFile({ ...logoClaim, ...file, body: Readable.from([bytes]) }, db.workspaceId)
  const logoUploadId = await bring({ name: 'logo.png', mimeType: 'image/png' }, await drawDemoLogo(1024))
  const paperClaim = { ...logoClaim, accept: ['application/pdf'] }
  const papers: { kind: 'front' | 'back'; uploadId: string }[] = []
  for (const [kind, name] of documents) {
    const plainId = await bring({ name, mimeType: 'application/pdf' }, emptyPaper)
    papers.push({ kind, uploadId: await sealUpload(plainId, { ...paperClaim, workspaceId: db.workspaceId }) })
  }
  return async () => {
    const logo = await claimUpload(db, logoUploadId, logoClaim)
    await db.run(sql`update custom_apps set logo_file_id = ${logo.id}, is_logo_opaque = true`)
    for (const { kind, uploadId } of papers) {
      const file = await claimUpload(db, uploadId, { ...paperClaim, isSealed: true })
      await db.run(sql`
        insert into custom_app_files (id, app_id, kind, file_id, name, bytes)
        values (${newId()}, ${draft.id}, ${kind}, ${file.id}, ${file.name}, ${file.bytes})`)
    }
  }
}

const documents = [
  ['front', 'carta-fronte.pdf'],
  ['back', 'carta-retro.pdf'],
] as const

/** A page without anything on it: nobody's document may stand there. */
const emptyPaper = Buffer.from(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 240 150]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`)
