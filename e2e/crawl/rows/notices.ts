import { createNotice, listNotices } from '@allenio/contract/notices'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

/** One that the role may change, or that the demo's client reads. */
async function noticeId(role: DemoRole): Promise<string> {
  const token = demoToken(role)
  const { notices } = await call(listNotices, { page: 1, status: 'published' }, token)
  if (role === 'client') return first(notices, 'notice that the demo’s client reads').id
  const own = notices.find(({ may }) => may.update)
  if (own) return own.id
  return (
    await call(
      createNotice,
      {
        title: `Avviso di ${role}`,
        text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A presto.' }] }] },
        audience: { kind: 'all' },
      },
      token,
    )
  ).id
}

export const rows = { '/notices/{id}': { id: noticeId } }
