import * as contract from '@allenio/contract/notices'
import { noticeLimits, type NoticeAudience } from '@allenio/contract/notices'
import { findForgiving, pageOf } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { countAudience, requireAudience } from './audience.ts'
import { deleteNotice, undeleteNotice } from './deletion.ts'
import { createNotice, updateNotice } from './edits.ts'
import { presentRows, readOne } from './present.ts'
import { listRows } from './queries.ts'
import { countUnread, listReaders, readNotice } from './readers.ts'
import { withdrawNotice } from './withdrawal.ts'

export const noticeBindings = [
  bind(contract.listNotices, async ({ db, actor }, query) => {
    const rows = await findForgiving(
      query.search,
      matching => listRows(db, actor, query, matching),
      each => each.length === 0,
    )
    const { pageRows, nextPage } = pageOf(rows, query.page, noticeLimits.perPage)
    return { notices: await presentRows(db, actor, pageRows), nextPage }
  }),

  bind(contract.createNotice, async ({ db, actor }, written) => {
    const notice = await readOne(db, actor, await createNotice(db, actor, written))
    return withMessage(notice.status === 'scheduled' ? 'notice scheduled' : 'notice published now', notice)
  }),

  bind(contract.getNotice, ({ db, actor }, { id }) => readOne(db, actor, id)),

  bind(contract.updateNotice, async ({ db, actor }, written) => {
    await updateNotice(db, actor, written)
    return withMessage('notice saved', await readOne(db, actor, written.id))
  }),

  bind(contract.withdrawNotice, async ({ db, actor }, { id }) => {
    await withdrawNotice(db, actor, id)
    return withMessage('notice taken back', await readOne(db, actor, id))
  }),

  bind(contract.deleteNotice, async ({ db, actor }, { id }) => {
    await deleteNotice(db, actor, id)
    return withMessage('notice deleted', {})
  }),

  bind(contract.undeleteNotice, async ({ db, actor }, { id }) => {
    await undeleteNotice(db, actor, id)
    return readOne(db, actor, id)
  }),

  bind(contract.readNotice, async ({ db, actor }, { id }) => {
    await readNotice(db, actor, id)
    return {}
  }),

  bind(contract.countUnreadNotices, async ({ db, actor }) => ({ unread: (await countUnread(db, actor)).count })),

  bind(contract.countNoticeAudience, async ({ db, actor }, { kind, ids = [] }) => {
    const audience: NoticeAudience = kind === 'all' ? { kind } : { kind, ids }
    await requireAudience(db, actor, audience)
    return countAudience(db, actor, audience)
  }),

  bind(contract.listNoticeReaders, ({ db, actor }, query) => listReaders(db, actor, query)),
]
