import { Readable } from 'node:stream'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { bringFile, claimUpload } from '#platform/files'
import type { FillDemoRecords } from '#platform/demo'
import { insertClientFile } from './queries.ts'

const papers = [
  {
    name: 'Certificato medico sportivo',
    lines: ['CERTIFICATO DI IDONEITA', 'Attivita sportiva non agonistica', 'Esempio per la demo, senza valore.'],
  },
  {
    name: 'Analisi del sangue',
    lines: [
      'ANALISI DEL SANGUE',
      'Emoglobina 14,1 g/dl',
      'Ferritina 62 ng/ml',
      'Vitamina D 31 ng/ml',
      'Esempio per la demo, senza valore.',
    ],
  },
  { name: 'Consenso informato', lines: ['CONSENSO INFORMATO', 'Letto e firmato al primo incontro.', 'Esempio per la demo, senza valore.'] },
] as const

/** The papers of each client, and how many days ago they came. */
const placed = [
  { client: 0, paper: 0, ago: 300 },
  { client: 0, paper: 1, ago: 96 },
  { client: 0, paper: 2, ago: 319 },
  { client: 1, paper: 0, ago: 210 },
  { client: 5, paper: 1, ago: 40 },
  { client: 8, paper: 2, ago: 120 },
] as const

/** Gives papers to some of the clients. */
export const fillDemoFiles: FillDemoRecords = async (db, clients) => {
  const author = await db.one<Row<'memberships', 'id'> & NotNull<Row<'memberships', 'person_id'>>>(sql`
    select id, person_id from memberships where role = 'admin' order by created_at limit 1`)
  const uploadIds = await bringPapers(db, author)
  return async () => {
    for (const [at, { client, ago }] of placed.entries()) {
      const [clientId, uploadId] = [clients[client]?.id, uploadIds[at]]
      if (clientId === undefined || uploadId === undefined) continue
      const file = await claimUpload(db, uploadId, claimOf(author))
      const id = await insertClientFile(db, { clientId, file, authorId: author.id })
      await db.run(sql`update client_files set created_at = now() - make_interval(days => ${ago}) where id = ${id}`)
    }
  }
}

/** Uploads the papers with their text. */
const bringPapers = ({ workspaceId }: WorkspaceDb, author: { person_id: string }): Promise<string[]> =>
  Promise.all(
    placed.map(({ paper }) =>
      bringFile(
        {
          ...claimOf(author),
          name: `${papers[paper].name}.pdf`,
          mimeType: 'application/pdf',
          body: Readable.from([pdfOf(papers[paper].lines)]),
        },
        workspaceId,
      ),
    ),
  )

const claimOf = ({ person_id: personId }: { person_id: string }) => ({ personId, accept: ['*/*'], maxBytes: 1_000_000 })

/** One page of plain lines in one of the fonts that every reader has. */
function pdfOf(lines: readonly string[]): Buffer {
  const text = lines.map((line, at) => `BT /F1 ${at === 0 ? 18 : 12} Tf 60 ${760 - at * 28} Td (${line}) Tj ET`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>`
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + end, 'latin1')
}
