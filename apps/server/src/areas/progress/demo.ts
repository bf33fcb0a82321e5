import { poses, type Pose } from '@allenio/contract/progress'
import { readDemoBodies, type DemoBody, type DemoWeight } from '#areas/weights'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { bringPictures, drawnPictureClaim, type DemoClient, type FillDemoRecords } from '#platform/demo'
import { claimUpload } from '#platform/files'
import { drawFigure, type Figure } from './demo-silhouettes.ts'
import { insertProgress, linkWeight, putPhoto } from './queries.ts'

interface PhotographedClient {
  clientId: string
  weights: readonly DemoWeight[]
  body: DemoBody
}

/** The number of photo days of each client: the first has a year of them, the others a before and an after. */
const sessions: Readonly<Record<number, number>> = { 0: 5, 1: 2, 2: 2, 3: 3, 5: 2, 7: 2, 8: 2, 11: 2, 14: 1 }

interface Picture {
  progressId: string
  figure: Figure
  day: string
}

/** Pictures drawn for the demo, which show nobody. */
export const fillDemoPhotos: FillDemoRecords = async (db, clients) => {
  const author = await db.one<Row<'memberships', 'id'> & NotNull<Row<'memberships', 'person_id'>>>(sql`
    select id, person_id from memberships where role = 'admin' order by created_at limit 1`)
  const pictures: Picture[] = []
  for (const person of await readPhotographed(db, clients)) {
    for (const weight of moments(person)) {
      const { id: progressId } = await insertProgress(db, {
        clientId: person.clientId,
        day: weight.day,
        note: '',
        isByClient: false,
        authorId: author.id,
      })
      await linkWeight(db, progressId, weight.id)
      await db.run(sql`update progresses set created_at = ${weight.day}::date + interval '9 hours' where id = ${progressId}`)
      pictures.push(...figures(person.body, weight.kg).map(figure => ({ progressId, figure, day: weight.day })))
    }
  }
  const drawnPictures = pictures.map(({ figure, day }) => ({
    name: `${day} ${poseNames[figure.pose]}.jpg`,
    draw: () => drawFigure(figure),
  }))
  const uploadIds = await bringPictures(drawnPictures, { workspaceId: db.workspaceId, personId: author.person_id })
  return async () => {
    for (const [at, { progressId, figure }] of pictures.entries()) {
      const file = await claimUpload(db, uploadIds[at] ?? '', drawnPictureClaim(author.person_id))
      await putPhoto(db, progressId, { pose: figure.pose, fileId: file.id })
    }
  }
}

export type DemoPhoto = Row<'progresses', 'client_id' | 'day'> &
  Row<'progress_photos', 'pose'> &
  Row<'files', 'id' | 'name' | 'mime_type' | 'bytes'>

/** The demo's photos once their files are claimed, for the answers that bring them. */
export const readDemoPhotos = (db: WorkspaceDb, clients: readonly DemoClient[]): Promise<DemoPhoto[]> =>
  db.many<DemoPhoto>(sql`
  select s.client_id, s.day, p.pose, f.id, f.name, f.mime_type, f.bytes from progresses s join progress_photos p on p.progress_id = s.id
  join files f on f.id = p.file_id where s.client_id = any(${clients.map(({ id }) => id)}::uuid[]) order by s.day, p.pose`)

async function readPhotographed(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<PhotographedClient[]> {
  const bodies = await readDemoBodies(db, clients)
  const weights = await db.many<DemoWeight & Row<'weights', 'client_id'>>(sql`
    select id, client_id, day, kg from weights where client_id = any(${bodies.map(({ clientId }) => clientId)}::uuid[])
    order by day, id`)
  const byClient = Map.groupBy(weights, weight => weight.client_id)
  return bodies.map(({ clientId, body }) => ({ clientId, body, weights: byClient.get(clientId) ?? [] }))
}

/** Days at even distances from the first weigh-in to the last, which is a few days old. */
function moments({ weights, body }: PhotographedClient): DemoWeight[] {
  const times = sessions[body.index] ?? 0
  const last = weights.length - 1 - (body.index % 3)
  return [...new Set(Array.from({ length: times }, (_, at) => Math.round(last * (times === 1 ? 1 : at / (times - 1)))))].flatMap(
    at => weights[at] ?? [],
  )
}

function figures({ index, sex, heightCm }: DemoBody, kg: number): Figure[] {
  const height = (heightCm ?? 170) / 100
  const girth = Math.min(1, Math.max(0, (kg / height ** 2 - 19) / 13))
  const figurePoses = index % 4 === 1 ? poses.slice(0, 2) : poses
  return figurePoses.map(pose => ({ pose, isFemale: sex === 'female', girth, variant: index }))
}

const poseNames = { front: 'fronte', side: 'lato', back: 'retro' } as const satisfies Record<Pose, string>
