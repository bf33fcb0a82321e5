import type { Language } from '@allenio/contract'
import type { VisitPageOptions, VisitPaper, VisitPaperOptions } from '@allenio/contract/visits'
import { findLetterhead, findLogoFile, readLogo } from '#areas/business'
import { drawSigner, findSigner, signerContent } from '#areas/professionals'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { fileNameOf } from '#platform/files'
import type { Bytes } from '#platform/http'
import { drawPage, listPages, makePdf, type Paper, type PdfRequest } from '#platform/pdf'
import { bodyDrawings } from './bodies.ts'
import { presentPaper } from './page.ts'
import { reachPrinted } from './reach.ts'

export async function readVisitPaper(db: WorkspaceDb, actor: Actor, options: VisitPaperOptions): Promise<VisitPaper> {
  const printedVisit = await reachPrinted(db, actor, options)
  const { name, color, contact } = await findLetterhead(db, actor.workspaceId)
  const language: Language = options.language ?? actor.language
  return presentPaper(
    printedVisit,
    { ...options, language },
    { brand: { name, color, contact: [...contact] }, isForClient: actor.role === 'client' },
  )
}

/** To be saved, by the name of the visit and its client. */
export async function downloadVisit(db: WorkspaceDb, actor: Actor, options: VisitPaperOptions): Promise<Bytes> {
  const { title, request } = await readDrawn(db, actor, options)
  return { ...pdfOf(request, actor), name: fileNameOf(title, 'pdf') }
}

/** To be shown: without a name it opens where it is asked for. */
export const printVisit = async (db: WorkspaceDb, actor: Actor, options: VisitPaperOptions): Promise<Bytes> =>
  pdfOf((await readDrawn(db, actor, options)).request, actor)

export async function listVisitPages(db: WorkspaceDb, actor: Actor, options: VisitPaperOptions): Promise<Bytes> {
  const paper = await readDrawn(db, actor, options)
  return {
    type: 'application/json; charset=utf-8',
    body: async signal => Buffer.from(JSON.stringify(await listPages(paper, { personId: actor.personId, signal }))),
  }
}

export async function drawVisitPage(db: WorkspaceDb, actor: Actor, { key, ...options }: VisitPageOptions): Promise<Bytes> {
  const paper = await readDrawn(db, actor, options)
  return { type: 'image/svg+xml', body: async signal => Buffer.from(await drawPage(paper, key, { personId: actor.personId, signal })) }
}

const pdfOf = (request: Paper['request'], { personId }: Actor): Bytes => ({
  type: 'application/pdf',
  body: async signal => Buffer.from((await makePdf(await request(), { personId, signal })).bytes),
})

type DrawnSigner = Awaited<ReturnType<typeof drawSigner>>

export const requestOf = (
  paper: VisitPaper,
  title: string,
  { logo, signer }: { logo?: Uint8Array; signer?: DrawnSigner } = {},
): PdfRequest => ({
  template: 'areas/visits/paper/visit.typ',
  language: paper.language,
  title,
  data: { ...paper, drawings: bodyDrawings, logo: logo ? 'logo' : null, signer: signer?.data ?? null },
  pictures: { ...signer?.pictures, ...(logo && { logo }) },
})

/** All that is needed is read now; the paper is made after the transaction. */
export async function readDrawn(db: WorkspaceDb, actor: Actor, options: VisitPaperOptions): Promise<Paper & { title: string }> {
  const paper = await readVisitPaper(db, actor, options)
  const logoFile = await findLogoFile(db, actor.workspaceId)
  const { by, day } = await readIssue(db, options.id)
  const signer = await findSigner(db, by, { language: paper.language, day })
  const title = `${paper.title}, ${paper.client}`
  return {
    title,
    content: { paper, logo: logoFile?.id, signer: signerContent(signer) },
    async request() {
      const logo = logoFile && (await readLogo(logoFile))
      return requestOf(paper, title, { ...(logo && { logo }), signer: await drawSigner(signer) })
    },
  }
}

interface Issue {
  by: string | null
  day: string
}

/** The paper of a visit is signed by whoever finished it last, with the day on which they did. */
const readIssue = (db: WorkspaceDb, id: string): Promise<Issue> =>
  db.one<Issue>(sql`
  select r.author_id as by, (r.created_at at time zone 'Europe/Rome')::date as day
  from visits e join document_releases r on r.id = e.release_id where e.id = ${id}`)
