import * as contract from '@allenio/contract/notices'
import { addDays, romeDay } from '@allenio/domain/days'
import { richTextOf } from '@allenio/domain/rich-text'
import { sql, type Row } from '#platform/db'
import { clientOf, foundOnlyBy, groupOf, refusing, samplesOf, uploadOf, type Scene, type TestTeam } from '#testing'
import { storeNotice } from './scene.testing.ts'

type Storage = Omit<Parameters<typeof storeNotice>[2], 'authorId'>

async function noticeOf(scene: Scene, team: TestTeam, storage: Storage = {}): Promise<string> {
  await clientOf(scene, team)
  return storeNotice(scene, team, { authorId: team.coach.membershipId, ...storage })
}

const onNotice = async <I extends object>(scene: Scene, input: (id: string) => I | Promise<I>, storage: Storage = {}) => ({
  as: 'coach' as const,
  input: await input(await noticeOf(scene, scene.a, storage)),
  foreign: await input(await noticeOf(scene, scene.b, storage)),
  // a collaborator changes nobody else's
  refusals: { nutritionist: 'not found' as const },
})

const updatedAtOf = ({ database }: Scene, id: string) =>
  database.withSystem('read', db => db.one<Row<'notices', 'updated_at'>>(sql`select updated_at from notices where id = ${id}`))

const noticeFields = {
  title: 'Orari di agosto',
  text: richTextOf('Ad agosto siamo aperti solo la mattina.'),
  publishOn: { day: addDays(romeDay(), 30), time: '09:00' },
  visibleUntil: addDays(romeDay(), 60),
  isPinned: true,
}

export const noticeSamples = samplesOf(contract, {
  listNotices: async scene => {
    await noticeOf(scene, scene.a)
    return {
      as: 'coach',
      input: {
        search: 'chiusura',
        status: 'published',
        sort: 'title',
        publishAtFrom: '2020-01-01',
        publishAtTo: '2199-01-01',
        collaboratorId: scene.a.coach.membershipId,
      },
      idFilters: ['collaboratorId'],
    }
  },
  createNotice: async scene => {
    const inputOf = async (team: TestTeam) => ({
      ...noticeFields,
      audience: { kind: 'groups' as const, ids: [await groupOf(scene, team, [await clientOf(scene, team)])] },
      imageUploadId: await uploadOf(team.coach),
    })
    // an upload is its sender's alone
    return {
      as: 'coach',
      input: await inputOf(scene.a),
      foreign: await inputOf(scene.b),
      refusals: refusing('not found', 'admin', 'nutritionist'),
    }
  },
  getNotice: async scene => {
    const { as, input, foreign } = await onNotice(scene, id => ({ id }))
    return { as, input, foreign }
  },
  updateNotice: scene =>
    onNotice(
      scene,
      async id => {
        const { updated_at: updatedAt } = await updatedAtOf(scene, id)
        return { id, updatedAt, ...noticeFields, imageAlt: 'Un’insegna', audience: { kind: 'all' as const } }
      },
      { isScheduled: true },
    ),
  withdrawNotice: scene => onNotice(scene, id => ({ id })),
  deleteNotice: scene => onNotice(scene, id => ({ id })),
  undeleteNotice: scene => onNotice(scene, id => ({ id }), { isDeleted: true }),
  readNotice: async scene => {
    const { input, foreign } = await onNotice(scene, id => ({ id }))
    return { as: 'client', input, foreign, refusals: foundOnlyBy('client') }
  },
  countUnreadNotices: async scene => {
    await noticeOf(scene, scene.a)
    return { as: 'client', input: {} }
  },
  countNoticeAudience: async scene => {
    await clientOf(scene, scene.a)
    const inputOf = (team: TestTeam) => ({ kind: 'collaborators' as const, ids: team.coach.membershipId })
    return { as: 'coach', input: inputOf(scene.a), foreign: inputOf(scene.b) }
  },
  listNoticeReaders: async scene => {
    const { as, input, foreign } = await onNotice(scene, id => ({ id, state: 'delivered' as const, page: 1 }))
    return { as, input, foreign }
  },
})
