import type { NoticeAudience } from '@allenio/contract/notices'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { defaultCrop, publishMoment } from '@allenio/domain/notices'
import { richTextOf } from '@allenio/domain/rich-text'
import { jsonText, sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { bringPictures, drawnPictureClaim, type FillDemoRecords } from '#platform/demo'
import { claimUpload } from '#platform/files'
import { enqueue } from '#platform/jobs'
import { insertReaders } from './audience.ts'
import { drawNotice, type NoticeScene } from './demo-pictures.ts'
import { cropPicture } from './pictures.ts'

interface DemoNotice {
  title: string
  text: string
  role: 'admin' | 'coach'
  /** Counted from today; one in the future is scheduled. */
  day: number
  time: string
  /** The last day on which it is seen, counted from today. */
  until?: number
  isPinned?: true
  scene?: NoticeScene
  imageAlt?: string
  /** How many of ten readers have read the notice. */
  readOfTen: number
}

const demoNotices: readonly DemoNotice[] = [
  {
    title: 'Orari di questo mese',
    text:
      'Lo studio è aperto dal lunedì al venerdì dalle 7 alle 20, il sabato dalle 9 alle 13.\n' +
      'Il giovedì sera la sala pesi è riservata ai corsi: se vuoi allenarti da solo, vieni entro le 18.\n' +
      'Per ogni dubbio scrivimi in chat.',
    role: 'admin',
    day: -12,
    time: '09:00',
    isPinned: true,
    readOfTen: 8,
  },
  {
    title: 'È arrivata la nuova sala',
    text:
      'Da questa settimana abbiamo due rack in più, un vogatore e lo spazio per lo stretching.\n' +
      'Venite a provarla: la prima mezz’ora del mattino è sempre la più tranquilla.',
    role: 'admin',
    day: -4,
    time: '18:30',
    scene: 'gym',
    imageAlt: 'Una sala chiara con un bilanciere pronto a terra',
    readOfTen: 6,
  },
  {
    title: 'Camminata di domenica',
    text:
      'Domenica mattina camminiamo insieme sui colli: otto chilometri, passo ' +
      'tranquillo.\nRitrovo alle 9 al parcheggio. Porta acqua e scarpe comode.',
    role: 'coach',
    day: -1,
    time: '12:15',
    until: 6,
    scene: 'hills',
    imageAlt: 'Colline verdi al mattino, con il sole basso',
    readOfTen: 3,
  },
  {
    title: 'Come leggere la nuova scheda',
    text:
      'Nella scheda ora trovi quante ripetizioni tenere di riserva.\n' +
      'Se scrivo 2, fermati quando senti che ne faresti ancora due: è così che si cresce senza farsi male.',
    role: 'coach',
    day: -20,
    time: '10:00',
    readOfTen: 9,
  },
  {
    title: 'Chiusi per il ponte',
    text: 'Venerdì e sabato lo studio resta chiuso. Da lunedì torniamo con gli orari di sempre.',
    role: 'admin',
    day: -32,
    time: '08:30',
    until: -25,
    readOfTen: 7,
  },
  {
    title: 'Misure di fine mese',
    text:
      'La prossima settimana rifacciamo le misure.\n' +
      'Vieni a digiuno da almeno due ore, e prima dell’allenamento: così il confronto con il mese scorso vale davvero.',
    role: 'admin',
    day: 3,
    time: '09:00',
    readOfTen: 0,
  },
]

type Author = Row<'memberships', 'id' | 'role'> & NotNull<Row<'memberships', 'person_id'>>

/** Six notices: one pinned, one to come, one that is over, and most of them read by many. */
export const fillDemoNotices: FillDemoRecords = async db => {
  const authors = await db.many<Author>(sql`
    select id, role, person_id from memberships where role in ('admin', 'coach') and person_id is not null order by created_at, id`)
  const admin = authors.find(({ role }) => role === 'admin')
  if (!admin) return
  const pictures: { noticeId: string; scene: NoticeScene }[] = []
  for (const notice of demoNotices) {
    const noticeId = await insertNotice(db, notice, authors.find(({ role }) => role === notice.role) ?? admin)
    if (notice.scene) pictures.push({ noticeId, scene: notice.scene })
  }
  const drawings = pictures.map(({ scene }) => ({ name: `${scene}.jpg`, draw: () => drawNotice(scene) }))
  const uploadIds = await bringPictures(drawings, { workspaceId: db.workspaceId, personId: admin.person_id })
  return async () => {
    for (const [at, { noticeId }] of pictures.entries())
      await claimPicture(db, { noticeId, uploadId: uploadIds[at], personId: admin.person_id })
  }
}

async function insertNotice(db: WorkspaceDb, notice: DemoNotice, author: Author): Promise<string> {
  const { title, text, day, time, until, isPinned = false, imageAlt = '', readOfTen } = notice
  const id = newId()
  const audience: NoticeAudience = { kind: 'all' }
  const publishAt = publishMoment({ day: addDays(romeDay(), day), time })
  const isPublished = day < 0
  await db.run(sql`
    insert into notices (id, author_id, title, body, audience, publish_at, published_at, visible_until, is_pinned, image_alt, created_at,
      updated_at)
    values (${id}, ${author.id}, ${title}, ${jsonText(richTextOf(text))}::jsonb, ${jsonText(audience)}::jsonb, ${publishAt},
      ${isPublished ? publishAt : null}, ${until === undefined ? null : addDays(romeDay(), until)}, ${isPinned}, ${imageAlt},
      least(now(), ${publishAt}::timestamptz) - interval '1 hour', least(now(), ${publishAt}::timestamptz) - interval '1 hour')`)
  if (!isPublished) return id
  const { withoutAccess } = await insertReaders(db, { noticeId: id, author: { membershipId: author.id, role: author.role }, audience })
  await db.run(sql`update notices set without_access = ${withoutAccess} where id = ${id}`)
  await db.run(sql`
    update notice_readers r set is_waiting = false, is_refused = n.place % 13 = 5,
      read_at = case when n.place % 10 < ${readOfTen}::int
        then least(now(), ${publishAt}::timestamptz + make_interval(hours => n.place::int)) end
    from (select membership_id, row_number() over (order by client_id) as place from notice_readers where notice_id = ${id}) n
    where r.notice_id = ${id} and n.membership_id = r.membership_id`)
  return id
}

interface DemoPicture {
  noticeId: string
  uploadId: string | undefined
  personId: string
}

async function claimPicture(db: WorkspaceDb, { noticeId, uploadId, personId }: DemoPicture): Promise<void> {
  if (uploadId === undefined) return
  const file = await claimUpload(db, uploadId, drawnPictureClaim(personId))
  const crop = defaultCrop({ width: file.width ?? 1, height: file.height ?? 1 })
  await db.run(sql`update notices set crop = ${jsonText(crop)}::jsonb where id = ${noticeId}`)
  await db.run(sql`insert into notice_pictures (notice_id, size, file_id) values (${noticeId}, 'original', ${file.id})`)
  await enqueue(db, cropPicture, { workspaceId: db.workspaceId, noticeId, personId })
}
